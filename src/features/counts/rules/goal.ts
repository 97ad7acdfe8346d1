export const goalSteps = ['visits', 'forms', 'confirmed'] as const

/** The owner's weekly goal for each step; null without a goal. */
export type Goals = Readonly<Record<(typeof goalSteps)[number], number | null>>

/** The highest goal. */
export const maxGoal = 1_000_000

/**
 * Parses a typed goal, with or without points between thousands.
 *
 * @returns null for an empty text; undefined if the text is not a whole number from 1 to `maxGoal`
 * @example parseGoal('1.500') // 1500
 */
export function parseGoal(text: string): number | null | undefined {
	const typed = text.trim()
	if (typed === '') return null
	if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(typed)) return undefined
	const goal = Number(typed.replaceAll('.', ''))
	return goal >= 1 && goal <= maxGoal ? goal : undefined
}

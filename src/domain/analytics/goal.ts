/**
 * The steps for which the owner can set a goal.
 *
 * @example goalSteps.includes('confirmed') // true
 */
export const goalSteps = ['visits', 'forms', 'confirmed'] as const

export type GoalStep = (typeof goalSteps)[number]

/** How many of each step the owner wants in a week; null without a goal. */
export type Goals = Readonly<Record<GoalStep, number | null>>

/**
 * The highest goal.
 *
 * @example maxGoal // 1000000
 */
export const maxGoal = 1_000_000

export const goalSteps = ['visits', 'forms', 'confirmed'] as const

/** The owner's weekly goal for each step; null without a goal. */
export type Goals = Readonly<Record<(typeof goalSteps)[number], number | null>>

/** The highest goal. */
export const maxGoal = 1_000_000

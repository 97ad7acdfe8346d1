import type { ShownPlans } from '#domain/pricing/pricing.ts'

/** The plans that every page states. The launch check blocks on `both` until the owner decides for one. */
export const shownPlans: ShownPlans = 'both'

/** One of three values by what is shown; for words that concern one plan only. */
export function byPlans<Value>(values: Readonly<Record<ShownPlans, Value>>): Value {
	return values[shownPlans]
}

/** The given words, or none if the plan that they concern is not shown. */
export function forPlan(plan: Exclude<ShownPlans, 'both'>, ...words: string[]): readonly string[] {
	return shownPlans === 'both' || shownPlans === plan ? words : []
}

import type { ShownPlans } from '#domain/pricing/pricing.ts'

/** The plans that every page states. The launch check blocks on `both` until the owner decides for one. */
export const shownPlans: ShownPlans = 'both'

/** One of three values by what is shown. */
export function byPlans<Value>(values: Readonly<Record<ShownPlans, Value>>): Value {
	return values[shownPlans]
}

/** The given words or blocks, or none if the plan that they concern is not shown. */
export function forPlan<Value>(
	plan: Exclude<ShownPlans, 'both'>,
	...values: readonly Value[]
): readonly Value[] {
	const isShown = byPlans({
		both: true,
		lifetime: plan === 'lifetime',
		monthly: plan === 'monthly',
	})
	return isShown ? values : []
}

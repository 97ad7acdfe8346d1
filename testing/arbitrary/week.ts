import { type Arbitrary, array, constantFrom, integer, record } from 'fast-check'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { lengths } from '#site/week/rules/change.ts'
import { allKinds, days, parts, type PlannedEvent, type WeekPlan } from '#site/week/rules/plan.ts'

const plannedEvent: Arbitrary<PlannedEvent> = record({
	day: constantFrom(...days),
	part: constantFrom(...parts),
	kind: constantFrom(...allKinds),
	people: constantFrom('one', 'few', 'many'),
	hours: constantFrom(...lengths),
})

const costs = array(
	record({ kind: constantFrom(...allKinds), cost: integer({ min: -100, max: 100 }) }),
).map((changed) =>
	Object.fromEntries(
		changed
			.filter(({ kind, cost }) => cost !== eventKinds[kind].cost)
			.map(({ kind, cost }) => [kind, cost]),
	),
)

/** Any week with up to 25 events. Its list of changed costs has only costs that differ from our estimates. */
export const weekPlan: Arbitrary<WeekPlan> = record({
	start: integer({ min: 0, max: 100 }),
	events: array(plannedEvent, { maxLength: 25 }),
	costs,
})

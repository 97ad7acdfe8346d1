import { type Arbitrary, array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, type DayIndex, forecast, type PlannedEvent, type PlannedWeek } from './forecast.ts'
import { levelsByChanges, type PlanChange } from './plan-changes.ts'

const workshop: PlannedEvent = { day: 3, kind: 'meeting', people: 'many', hours: 8 }
const drinks: PlannedEvent = { day: 3, kind: 'party', people: 'many', hours: 2 }
const week: PlannedWeek = { start: 88, events: [workshop, drinks] }

const day: Arbitrary<DayIndex> = constantFrom(0, 1, 2, 3, 4, 5, 6)
const event: Arbitrary<PlannedEvent> = record({
	day,
	kind: constantFrom('meeting', 'dinner', 'party', 'openPlan', 'quiet'),
	people: constantFrom('one', 'few', 'many'),
	hours: constantFrom(1, 2, 4, 8),
})
/** A week, and changes of up to three of its events. */
const changedWeek = record({
	start: integer({ min: 0, max: 100 }),
	events: array(
		record({ event, to: constantFrom<DayIndex | null | 'stays'>(0, 2, 5, null, 'stays') }),
		{
			maxLength: 10,
		},
	),
}).map(({ start, events }) => ({
	planned: { start, events: events.map((each) => each.event) },
	changes: events
		.flatMap(({ event: changed, to }): PlanChange[] =>
			to === 'stays' ? [] : [{ event: changed, to }],
		)
		.slice(0, 3),
}))

const levels = (events: readonly PlannedEvent[]) =>
	forecast({ ...week, events }).map(({ level }) => level)

test('each combination of changes has the forecast of its own plan', () => {
	const moved = { ...workshop, day: 1 } as const
	const changes = [
		{ event: workshop, to: 1 },
		{ event: drinks, to: null },
	] as const
	expect(levelsByChanges(week, changes)).toEqual([
		levels([workshop, drinks]),
		levels([moved, drinks]),
		levels([workshop]),
		levels([moved]),
	])
})

test('a week without changes has one forecast', () => {
	expect(levelsByChanges(week, [])).toEqual([levels([workshop, drinks])])
})

test('a change of an event that is not planned is refused', () => {
	expect(() =>
		levelsByChanges({ ...week, events: [drinks] }, [{ event: workshop, to: 1 }]),
	).toThrow('the week has no meeting to change')
})

test('every combination has seven levels between 0 and 100', () => {
	assert(
		property(changedWeek, ({ planned, changes }) => {
			const combinations = levelsByChanges(planned, changes)
			expect(combinations).toHaveLength(2 ** changes.length)
			for (const evenings of combinations) {
				expect(evenings).toHaveLength(7)
				expect(evenings.every((level) => 0 <= level && level <= 100)).toBe(true)
			}
		}),
	)
})

test('one more change leaves every evening before its days unchanged', () => {
	assert(
		property(changedWeek, ({ planned, changes }) => {
			forEachAddedChange(planned, changes, (before, after, { event: changed, to }) => {
				const first = Math.min(changed.day, to ?? changed.day)
				expect(after.slice(0, first)).toEqual(before.slice(0, first))
			})
		}),
	)
})

test('skipping an event that costs something lowers no evening', () => {
	assert(
		property(changedWeek, ({ planned, changes }) => {
			forEachAddedChange(planned, changes, (before, after, { event: changed, to }) => {
				if (to !== null || costOf(changed) < 0) return
				after.forEach((level, index) => expect(level).toBeGreaterThanOrEqual(before[index] ?? 0))
			})
		}),
	)
})

/** Compares each combination with all combinations that add one change. */
function forEachAddedChange(
	planned: PlannedWeek,
	changes: readonly PlanChange[],
	compare: (before: readonly number[], after: readonly number[], added: PlanChange) => void,
): void {
	const combinations = levelsByChanges(planned, changes)
	for (const [mask, before] of combinations.entries())
		for (const [index, added] of changes.entries()) {
			const after = combinations[mask | (1 << index)]
			if (after) compare(before, after, added)
		}
}

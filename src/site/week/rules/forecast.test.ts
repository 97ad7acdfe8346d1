import { keysIn } from '#values/keys-in.ts'
import {
	type Arbitrary,
	array,
	assert,
	constantFrom,
	integer,
	pre,
	property,
	record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { eventKinds, hoursFactor, mondayCharge, peopleFactor } from './estimates.ts'
import {
	costOf,
	type DayIndex,
	type Evening,
	forecast,
	lowestDay,
	type PlannedEvent,
	type PlannedWeek,
} from './forecast.ts'

const day: Arbitrary<DayIndex> = constantFrom(0, 1, 2, 3, 4, 5, 6)
const event: Arbitrary<PlannedEvent> = record({
	day,
	kind: constantFrom(...keysIn(eventKinds)),
	people: constantFrom(...keysIn(peopleFactor)),
	hours: constantFrom(1, 2, 4, 8).filter((hours) => hours in hoursFactor),
})
const week: Arbitrary<PlannedWeek> = record({
	start: integer({ min: 0, max: 100 }),
	events: array(event, { maxLength: 25 }),
	costs: constantFrom({}, { dinner: 25, quiet: -3 }, { meeting: 1 }),
})

const levels = (evenings: readonly Evening[]) => evenings.map(({ level }) => level)

test('without plans, the charge rises to 100', () => {
	expect(levels(forecast({ start: mondayCharge, events: [] }))).toEqual([
		88, 95, 98, 99, 100, 100, 100,
	])
})

test('an event of two hours with a few people has the cost listed for its kind', () => {
	for (const kind of keysIn(eventKinds)) {
		expect(costOf({ day: 0, kind, people: 'few', hours: 2 })).toBe(eventKinds[kind].cost)
	}
})

test('a dinner costs 7 points for one hour with one person, and 39 points for eight hours with many people', () => {
	const dinner = { day: 0, kind: 'dinner' } as const
	expect(costOf({ ...dinner, people: 'one', hours: 1 })).toBe(7)
	expect(costOf({ ...dinner, people: 'many', hours: 8 })).toBe(39)
})

test('the cost of an open-plan day depends neither on people nor on hours', () => {
	const short: PlannedEvent = { day: 0, kind: 'openPlan', people: 'one', hours: 1 }
	expect(costOf(short)).toBe(costOf({ ...short, people: 'many', hours: 8 }))
})

test('a visitor’s own cost replaces our estimate', () => {
	const party: PlannedEvent = { day: 0, kind: 'party', people: 'few', hours: 2 }
	expect(costOf(party, { party: 5 })).toBe(5)
})

test('every level and its range lie between 0 and 100, and the level lies within its range', () => {
	assert(
		property(week, (planned) => {
			const evenings = forecast(planned)
			expect(evenings).toHaveLength(7)
			for (const { level, low, high } of evenings) {
				expect(0 <= low && low <= level && level <= high && high <= 100).toBe(true)
			}
		}),
	)
})

test('an event that costs energy never raises the charge of an evening', () => {
	assert(
		property(week, event, (planned, added) => {
			pre(costOf(added, planned.costs) > 0)
			const before = levels(forecast(planned))
			const after = levels(forecast({ ...planned, events: [...planned.events, added] }))
			after.forEach((level, index) => expect(level).toBeLessThanOrEqual(before[index] ?? 0))
		}),
	)
})

test('moving an event changes no evening that comes before both its old and its new day', () => {
	assert(
		property(week, event, day, (planned, moved, target) => {
			const others = planned.events
			const before = forecast({ ...planned, events: [...others, moved] })
			const after = forecast({ ...planned, events: [...others, { ...moved, day: target }] })
			const first = Math.min(moved.day, target)
			expect(after.slice(0, first)).toEqual(before.slice(0, first))
		}),
	)
})

test('the order of the events does not change the forecast', () => {
	assert(
		property(week, (planned) => {
			const turned = { ...planned, events: planned.events.toReversed() }
			expect(forecast(turned)).toEqual(forecast(planned))
		}),
	)
})

test('if several evenings are equally low, the first of them counts as the lowest', () => {
	assert(
		property(week, (planned) => {
			const evenings = levels(forecast(planned))
			expect(lowestDay(forecast(planned))).toBe(evenings.indexOf(Math.min(...evenings)))
		}),
	)
})

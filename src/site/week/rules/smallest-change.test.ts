import { assert, integer, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { lowLine } from '#site/week/rules/estimates.ts'
import { forecast } from '#site/week/rules/forecast.ts'
import { weekPlan } from '#testing/arbitrary/week.ts'
import { applyChanges, type Change, singleChanges } from './change.ts'
import { days, emptyPlan, type PlannedEvent, type WeekPlan } from './plan.ts'
import { smallestChanges } from './smallest-change.ts'

const levels = (plan: WeekPlan) => forecast(plan).map(({ level }) => level)
const isEnough = (plan: WeekPlan) => levels(plan).every((level) => level >= lowLine)
const tier = { shorten: 0, move: 1, decline: 2 } as const satisfies Record<Change['how'], number>

/** A crowded week: Thursday ends at 18. */
const events: readonly PlannedEvent[] = [
	{ day: 0, part: 'morning', kind: 'meeting', people: 'few', hours: 1 },
	{ day: 0, part: 'afternoon', kind: 'meeting', people: 'many', hours: 1 },
	{ day: 1, part: 'morning', kind: 'meeting', people: 'few', hours: 2 },
	{ day: 1, part: 'evening', kind: 'friend', people: 'one', hours: 2 },
	{ day: 2, part: 'morning', kind: 'meeting', people: 'few', hours: 2 },
	{ day: 2, part: 'afternoon', kind: 'call', people: 'many', hours: 1 },
	{ day: 2, part: 'evening', kind: 'dinner', people: 'few', hours: 4 },
	{ day: 3, part: 'morning', kind: 'presentation', people: 'many', hours: 2 },
	{ day: 3, part: 'afternoon', kind: 'call', people: 'many', hours: 4 },
	{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 },
	{ day: 4, part: 'morning', kind: 'openPlan', people: 'few', hours: 8 },
	{ day: 4, part: 'evening', kind: 'family', people: 'few', hours: 2 },
	{ day: 5, part: 'morning', kind: 'errands', people: 'few', hours: 2 },
	{ day: 5, part: 'evening', kind: 'dinner', people: 'few', hours: 2 },
	{ day: 6, part: 'morning', kind: 'quiet', people: 'one', hours: 2 },
]
const crowded: WeekPlan = { ...emptyPlan, events }

test('moving the long call to Tuesday keeps every evening of the crowded week above the low line', () => {
	expect(levels(crowded)[3]).toBe(18)
	expect(smallestChanges(crowded)[0]).toMatchObject({
		changes: [{ how: 'move', index: 8, day: 1, part: 'afternoon' }],
		isEnough: true,
	})
})

test('a week without a low evening needs no change', () => {
	expect(smallestChanges(emptyPlan)).toEqual([])
	expect(smallestChanges({ ...emptyPlan, events: events.slice(0, 7) })).toEqual([])
})

test('shortening an event is suggested before moving one, and by no more than is needed', () => {
	const day = { day: 3, people: 'many' } as const
	const planned: WeekPlan = {
		...emptyPlan,
		events: [
			{ ...day, part: 'morning', kind: 'presentation', hours: 4 },
			{ ...day, part: 'evening', kind: 'party', hours: 4 },
		],
	}
	expect(levels(planned)[3]).toBeLessThan(lowLine)
	expect(smallestChanges(planned)[0]?.changes).toEqual([{ how: 'shorten', index: 1, hours: 2 }])
})

test('a meeting is not moved to a weekend', () => {
	const moves = singleChanges(crowded).flatMap((change) => (change.how === 'move' ? [change] : []))
	expect(moves.filter(({ index, day }) => index === 8 && day > 4)).toEqual([])
})

test('if single changes exist that keep every evening above the low line, the first suggestion is one of them, of the least intrusive kind', () => {
	assert(
		property(weekPlan, (plan) => {
			pre(!isEnough(plan))
			const enough = singleChanges(plan).filter((change) => isEnough(applyChanges(plan, [change])))
			const [first] = smallestChanges(plan)
			const offered = first?.isEnough ? first.changes.map(({ how }) => tier[how]) : []
			const isPair = enough.length === 0 && offered.length !== 1
			const isLeast = offered.length === 1 && offered[0] === leastOf(enough)
			expect(isPair || isLeast).toBe(true)
		}),
		{ numRuns: 300 },
	)
})

test('every suggestion agrees with the forecast, reduces how far evenings are below the low line, and takes no other evening below it', () => {
	assert(
		property(weekPlan, (plan) => {
			const before = levels(plan)
			for (const idea of smallestChanges(plan)) {
				const after = levels(applyChanges(plan, idea.changes))
				expect(idea.levels).toEqual(after)
				expect(idea.isEnough).toBe(after.every((level) => level >= lowLine))
				expect(shortfall(after)).toBeLessThan(shortfall(before))
				after.forEach((level, day) =>
					expect(level).toBeGreaterThanOrEqual(Math.min(before[day] ?? 0, lowLine)),
				)
			}
		}),
		{ numRuns: 300 },
	)
})

test('if no suggestion keeps every evening above the low line, no pair of changes does', () => {
	assert(
		property(weekPlan, (plan) => {
			pre(!isEnough(plan) && !smallestChanges(plan)[0]?.isEnough)
			const singles = singleChanges(plan)
			const pairs = singles.flatMap((first) =>
				singles
					.filter(({ index }) => index > first.index)
					.map((second) => [first, second] as const),
			)
			expect(pairs.filter((pair) => isEnough(applyChanges(plan, pair)))).toEqual([])
		}),
		{ numRuns: 20 },
	)
})

function leastOf(changes: readonly Change[]): number {
	return Math.min(...changes.map(({ how }) => tier[how]))
}

function shortfall(evenings: readonly number[]): number {
	return evenings.reduce((sum, level) => sum + Math.max(0, lowLine - level), 0)
}

test('if the first day that can change is Wednesday, no suggestion changes an event on Monday or Tuesday or moves one to these days', () => {
	const ideas = smallestChanges(crowded, { firstDay: 2 })
	expect(ideas.length).toBeGreaterThan(0)
	const touched = ideas
		.flatMap(({ changes }) => changes)
		.flatMap((change) => [
			events[change.index]?.day ?? 0,
			...(change.how === 'move' ? [change.day] : []),
		])
	expect(Math.min(...touched)).toBeGreaterThanOrEqual(2)
})

test('low evenings in the past cause no suggestion, and suggestions are judged by the coming evenings only', () => {
	assert(
		property(weekPlan, integer({ min: 1, max: 6 }), (plan, from) => {
			const firstDay = days[from] ?? 0
			const ideas = smallestChanges(plan, { firstDay })
			const isFine = (all: readonly number[]) =>
				all.slice(firstDay).every((level) => level >= lowLine)
			expect(isFine(levels(plan)) && ideas.length > 0).toBe(false)
			expect(ideas.map((idea) => idea.isEnough)).toEqual(ideas.map((idea) => isFine(idea.levels)))
		}),
		{ numRuns: 100 },
	)
})

test('if the low line is raised, changes are suggested for a week that needs none with the usual low line', () => {
	const week = { ...emptyPlan, events: events.slice(0, 9) }
	const lowest = Math.min(...levels(week))
	expect(lowest).toBeGreaterThanOrEqual(lowLine)
	expect(smallestChanges(week)).toEqual([])
	expect(smallestChanges(week, { line: lowest + 5 })[0]?.levels).toEqual(
		expect.not.arrayContaining([lowest]),
	)
})

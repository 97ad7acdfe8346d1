import { assert, integer, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { eventKinds, peopleFactor } from '#site/week/rules/estimates.ts'
import { forecast } from '#site/week/rules/forecast.ts'
import { examplePlan } from './example-plan.ts'
import { decodeWeek, encodeWeek, type LinkError } from './link.ts'
import { weekPlan } from '#testing/arbitrary/week.ts'
import { allKinds, emptyPlan, maxEvents, parts } from './plan.ts'

test('a week survives a round trip through its link', () => {
	assert(
		property(weekPlan, (planned) => {
			const link = encodeWeek(planned)
			expect(link === '' ? emptyPlan : decodeWeek(link)).toEqual(planned)
		}),
	)
})

test('a link has three characters for each event and each changed cost', () => {
	const events = [
		{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 },
		{ day: 4, part: 'morning', kind: 'openPlan', people: 'one', hours: 8 },
	] as const
	expect(encodeWeek({ ...emptyPlan, events })).toHaveLength('w=1cc'.length + 6)
	expect(encodeWeek({ ...emptyPlan, events, costs: { party: 30 } })).toHaveLength(
		'w=1cc'.length + 9,
	)
	expect(encodeWeek({ ...emptyPlan, costs: { party: eventKinds.party.cost } })).toBe('')
})

test('the link of an example marks the week as undated, even after a change, and an empty week has no link', () => {
	const changed = { ...examplePlan, start: 70, events: examplePlan.events.slice(1) }
	for (const plan of [examplePlan, changed]) expect(decodeWeek(encodeWeek(plan))).toEqual(plan)
	expect(decodeWeek(encodeWeek({ ...examplePlan, isUndated: false }))).not.toHaveProperty(
		'isUndated',
	)
	expect(encodeWeek({ ...examplePlan, events: [] })).toBe('')
})

test('a link that was published earlier still opens the same week', () => {
	expect(decodeWeek('#w=1lu12514r2i83js')).toEqual({
		start: 70,
		events: [
			{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 },
			{ day: 4, part: 'morning', kind: 'openPlan', people: 'one', hours: 8 },
		],
		costs: { dinner: 25 },
	})
	const kinds = 'meeting call openPlan dinner party friend family presentation errands quiet'
	expect(allKinds).toEqual(kinds.split(' '))
	expect(parts).toEqual(['morning', 'afternoon', 'evening'])
	expect(Object.keys(peopleFactor)).toEqual(['one', 'few', 'many'])
})

test('decoding ten thousand random fragments returns a week or an error each time, and never throws', () => {
	const errors: readonly LinkError[] = ['no week', 'damaged']
	const recordLike = stringMatching(/^[12]?[0-9a-z]{0,60}$/).map((text) => `w=${text}`)
	const broken = weekPlan.chain((planned) => {
		const link = encodeWeek(planned)
		return integer({ min: 0, max: link.length }).map((length) => link.slice(0, length))
	})
	assert(
		property(
			oneof(
				string(),
				string().map((text) => `#w=${text}`),
				recordLike,
				broken,
			),
			(text) => {
				const read = decodeWeek(text)
				const isFine =
					typeof read === 'string' ? errors.includes(read) : forecast(read).length === 7
				expect(isFine).toBe(true)
			},
		),
		{ numRuns: 10_000 },
	)
})

test('a link with one wrong character is reported as damaged', () => {
	assert(
		property(
			weekPlan,
			integer({ min: 0 }),
			stringMatching(/^[0-9a-z]$/),
			(planned, place, character) => {
				const link = encodeWeek(planned)
				const at = 3 + (place % Math.max(1, link.length - 3))
				if (link === '' || link[at] === character) return
				expect(decodeWeek(link.slice(0, at) + character + link.slice(at + 1))).toBe('damaged')
			},
		),
	)
})

test.each([
	['', 'no week'],
	['#faq', 'no week'],
	['#start=56', 'no week'],
	['#w=', 'damaged'],
	['#w=27l125', 'damaged'],
	['#w=1lu12514r2i83j', 'damaged'],
	['#w=<b>', 'damaged'],
])('the fragment "%s" is read as: %s', (fragment, error) => {
	expect(decodeWeek(fragment)).toBe(error)
})

test('a link in capital letters is read like the original', () => {
	expect(decodeWeek('#W=1LU12514R2I83JS')).toEqual(decodeWeek('#w=1lu12514r2i83js'))
})

test('events beyond the limit are left out of the link', () => {
	const event = { day: 0, part: 'morning', kind: 'call', people: 'one', hours: 1 } as const
	const read = decodeWeek(
		encodeWeek({ ...emptyPlan, events: Array.from({ length: maxEvents + 1 }, () => event) }),
	)
	expect(read).toMatchObject({ events: { length: maxEvents } })
})

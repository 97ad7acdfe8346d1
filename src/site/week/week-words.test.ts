import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { weekPlan } from '#testing/arbitrary/week.ts'
import { causesOf } from '#site/week/rules/causes.ts'
import { singleChanges } from '#site/week/rules/change.ts'
import { days, parts } from '#site/week/rules/plan.ts'
import { newPlanner, nextPlanner } from '#site/week/rules/planner.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { weekWords } from './week-words.ts'

const wordsIn = (language: PageLanguage) => weekWords(wordsOf('week', language), language)

const languages = [
	['English', wordsIn('en')],
	['German', wordsIn('de')],
	['Portuguese', wordsIn('pt')],
] as const

/**
 * Requires a capital letter at the start and a full stop at the end, and forbids signs of a missing value, such as
 * "undefined" or two spaces.
 */
const sentence = /^\p{Lu}(?!.*(?:undefined|NaN|\[object| {2}| \.|\.\.)).*\.$/u

test.each(languages)(
	'%s: every change has a complete sentence, both as an offer and as a report',
	(_, words) => {
		assert(
			property(weekPlan, (plan) => {
				for (const change of singleChanges(plan)) {
					const events = plan.events.filter((_event, index) => index === change.index)
					const idea = { changes: [change], events, levels: [], isEnough: true }
					expect(words.result.idea(idea, 3, 41)).toMatch(sentence)
					expect(words.result.apply(idea)).toMatch(/^\p{Lu}[^.]+$/u)
					const { done } = nextPlanner(
						{ ...newPlanner, plan },
						{ type: 'changes made', changes: [change] },
					)
					expect(done && words.result.done(done)).toMatch(sentence)
					expect(words.result.spoken(done, 0, 12)).toMatch(sentence)
				}
				for (const day of days) {
					const causes = causesOf(plan, day)
					const said = causes.length > 0 ? words.result.causes(causes, day) : 'None.'
					expect(said).toMatch(sentence)
				}
			}),
			{ numRuns: 30 },
		)
	},
)

test.each(languages)('%s: each square of the grid has a different name', (_, words) => {
	const names = days.flatMap((day) =>
		parts.map((part) => words.house.square({ day, part }, ['call', 'quiet'], 7, false)),
	)
	expect(new Set(names).size).toBe(21)
})

test('the sentence for a suggested move names the event, both days and the resulting charge in each language', () => {
	const event = { day: 3, part: 'afternoon', kind: 'call', people: 'many', hours: 4 } as const
	const idea = {
		changes: [{ how: 'move', index: 0, day: 1, part: 'afternoon' }],
		events: [event],
		levels: [],
		isEnough: true,
	} as const
	expect(languages.map(([, words]) => words.result.idea(idea, 3, 35))).toEqual([
		'Move the call from Thursday to Tuesday afternoon. Thursday would end at about 35.',
		'Verschiebe den Videoanruf von Donnerstag auf Dienstagnachmittag. Donnerstag endet dann bei etwa 35.',
		'Mova a ligação da quinta para a terça à tarde. A quinta terminaria em cerca de 35.',
	])
})

test('two changes made at once are reported in two sentences', () => {
	const call = { day: 3, part: 'afternoon', kind: 'call', people: 'many', hours: 4 } as const
	const changes = [
		{ how: 'move', before: call, after: { ...call, day: 1 } },
		{ how: 'decline', before: { ...call, kind: 'party' } },
	] as const
	const done = { changes, isIdea: true, was: { day: 3, level: 18 } } as const
	expect(languages.map(([, words]) => words.result.done(done))).toEqual([
		'Done: the call is on Tuesday afternoon now. The party is declined.',
		'Erledigt: Der Videoanruf ist jetzt am Dienstagnachmittag. Die Party ist abgesagt.',
		'Pronto. A ligação agora fica na terça à tarde. A festa foi recusada.',
	])
})

import { expect, test } from 'vitest'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { readSayNoFragment } from '#site/say-no/rules/fragment.ts'
import { allKinds, type PlannedEvent } from './plan.ts'
import { refusalOf } from './refusal.ts'

const event = (kind: PlannedEvent['kind'], people: PlannedEvent['people'] = 'few') =>
	({ day: 3, part: 'evening', kind, people, hours: 2 }) as const

test.each(['one', 'few', 'many'] as const)(
	'the tool “Say no” has a request for each kind of event that involves other people, if the number of people is “%s”',
	(people) => {
		const unasked = allKinds.filter((kind) => {
			const fragment = refusalOf(event(kind, people))
			return fragment === null || readSayNoFragment(fragment)?.isCorrected !== false
		})
		expect(unasked).toEqual(['openPlan', 'errands', 'quiet'])
	},
)

test('a party with many people is declined in a message to the group', () => {
	expect(eventKinds.party.hasPeople).toBe(true)
	expect(refusalOf(event('party'))).toBe('who=friend&what=party')
	expect(refusalOf(event('party', 'many'))).toBe('who=group&what=party')
})

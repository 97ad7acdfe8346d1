import { expect, test } from 'vitest'
import { signupSources } from '#site-map/signup-source.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { expectedDays, originOf, seriesOrigins, shippedDelays, sourcesOf } from './series.ts'

const day = 24 * 60
const daysOf = (...days: readonly number[]) =>
	expectedDays(
		days.map((each) => ({ delay_minutes: each * day })),
		letterLimits,
	)

test('each signup source belongs to exactly one origin of a series', () => {
	const all = seriesOrigins.flatMap((origin) => sourcesOf(origin))
	expect(all.toSorted()).toEqual(signupSources.toSorted())
	expect(new Set(all).size).toBe(all.length)
	expect(sourcesOf('tests')).toContain('mbti-test-de')
	expect(originOf('guide-week')).toBe('guides')
	expect(sourcesOf('countries')).toContain('regional-gb')
})

test('the expected day of a third letter is at least 30 days after the first letter', () => {
	expect(daysOf(0, 3, 10)).toEqual([0, 3, 30])
	expect(daysOf(0, 7, 37)).toEqual([0, 7, 37])
})

test('a letter keeps its interval after the previous letter, even if the previous letter had to wait', () => {
	expect(daysOf(0, 1, 2, 4)).toEqual([0, 1, 30, 32])
	expect(daysOf()).toEqual([])
})

test('no letter of a shipped series is delayed by the limit of two letters in 30 days', () => {
	const steps = shippedDelays.map((delay_minutes) => ({ delay_minutes }))
	expect(expectedDays(steps, letterLimits)).toEqual(shippedDelays.map((delay) => delay / day))
})

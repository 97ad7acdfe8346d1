import { expect, test } from 'vitest'
import { countryLevels, countryWeeks } from './country-weeks.ts'
import { exampleLevels } from './example-week.ts'
import { factValues } from '#cms/catalogue/fact-values.ts'

const flags = ['us', 'in', 'gb', 'de', 'br'] as const

test.each(flags)(
	'Thursday in the week of %s has the level that the film and the texts state, and it is the lowest of the week',
	(flag) => {
		const [planned = [], moved = []] = countryLevels(flag)
		expect(planned[3]).toBe(exampleLevels[3])
		expect(String(planned[3])).toBe(factValues('en')['example.thursday'])
		expect(planned[3]).toBe(Math.min(...planned))
		expect(moved[3]).toBe(37)
	},
)

test.each(flags)(
	'after the Thursday evening of %s is moved, every evening is above the low line',
	(flag) => {
		const [planned = [], moved = []] = countryLevels(flag)
		expect(Math.min(...moved)).toBeGreaterThan(30)
		const { movesTo } = countryWeeks[flag]
		expect(moved[movesTo]).toBeLessThan(planned[movesTo] ?? 0)
	},
)

test('every country has a different example week', () => {
	expect(new Set(flags.map((flag) => countryLevels(flag)[0]?.join())).size).toBe(flags.length)
})

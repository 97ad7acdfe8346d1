import { expect, test } from 'vitest'
import { sourceKey } from './sources.ts'

test.each([
	['Hall & Davis', 2017, [], 'hall2017'],
	['Hall & Davis', 2017, ['hall2017', 'hall2017b'], 'hall2017c'],
	['Müller and others', 2020, [], 'muller2020'],
	['王', 1999, [], 'source1999'],
] as const)(
	'the key of a source by %s (%i) differs from the taken keys %o: %s',
	(authors, year, taken, key) => {
		expect(sourceKey({ authors, year }, taken)).toBe(key)
	},
)

import { expect, test } from 'vitest'
import { linkOfSource, sourceKey } from './sources.ts'

test.each([
	['Hall & Davis', 2017, [], 'hall2017'],
	['Hall & Davis', 2017, ['hall2017', 'hall2017b'], 'hall2017c'],
	['Müller and others', 2020, [], 'muller2020'],
	['王', 1999, [], 'source1999'],
] as const)('a source of %s (%i) beside %o is %s', (authors, year, taken, key) => {
	expect(sourceKey({ authors, year }, taken)).toBe(key)
})

test.each([
	['', {}],
	['10.1111/jopy.12264', { doi: '10.1111/jopy.12264' }],
	[' https://doi.org/10.1111/jopy.12264 ', { doi: '10.1111/jopy.12264' }],
	['https://example.org/a', { url: 'https://example.org/a' }],
	['javascript:alert(1)', null],
	['example.org', null],
] as const)('%o leads to %o', (typed, link) => {
	expect(linkOfSource(typed)).toEqual(link)
})

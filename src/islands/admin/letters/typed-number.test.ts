import { expect, test } from 'vitest'
import { parseTypedNumber } from './typed-number.ts'

test.each([
	['3949', 3_949],
	['3.949', 3_949],
	[' 3 949 ', 3_949],
	['', null],
	['3,949', null],
	['-3', null],
	['todas', null],
])('%o is typed for %o', (text, count) => {
	expect(parseTypedNumber(text)).toBe(count)
})

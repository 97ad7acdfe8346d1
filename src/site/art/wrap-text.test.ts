import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const length = (text: string) => text.length

test('text wraps between words and never inside one', () => {
	expect(wrapText('one lamp, well placed', 10, length)).toEqual(['one lamp,', 'well', 'placed'])
	expect(wrapText('extraordinarily so', 4, length)).toEqual(['extraordinarily', 'so'])
	expect(wrapText('short', 40, length)).toEqual(['short'])
})

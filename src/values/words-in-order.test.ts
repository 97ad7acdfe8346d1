import { expect, test } from 'vitest'
import { hasInOrder } from './words-in-order.ts'

const patterns = [/\buser\b/gi, /\bexceeded\b/gi, /\bdaily\b/gi]

test.each([
	['User ada exceeded the daily limit', true],
	['exceeded user: user ada exceeded daily', true],
	['daily: user ada exceeded', false],
	['User ada\nexceeded the daily limit', false],
	[`User ${' '.repeat(80)} exceeded ${' '.repeat(80)} daily`, true],
	[`User ${' '.repeat(100)} exceeded daily`, false],
])('%j has the words in order and near each other: %s', (text, expected) => {
	expect(hasInOrder(text, patterns)).toBe(expected)
})

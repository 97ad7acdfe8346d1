import { expect, test } from 'vitest'
import { formatPlural } from './format-message.ts'
import { formatNumber } from './format-number.ts'

test('numbers have dots from 1.000 on', () => {
	expect([999, 1_000, 3_949, 1_000_000].map(formatNumber)).toEqual([
		'999',
		'1.000',
		'3.949',
		'1.000.000',
	])
})

test('one thing has words of its own', () => {
	const words = { one: '1 persona', many: '{n} personas' }
	expect([0, 1, 3_949].map((count) => formatPlural(words, count))).toEqual([
		'0 personas',
		'1 persona',
		'3.949 personas',
	])
})

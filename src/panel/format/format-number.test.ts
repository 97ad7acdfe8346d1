import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test('numbers from one thousand up have a point as the thousands separator', () => {
	expect([999, 1_000, 3_949, 1_000_000].map(formatNumber)).toEqual([
		'999',
		'1.000',
		'3.949',
		'1.000.000',
	])
})

import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalHours, clockTime, leavingTimes, sizeHours } from './leaving-time.ts'
import { lineChoices } from './sheet.ts'

const size = constantFrom(...lineChoices.size)
const arrival = constantFrom(...arrivalHours)

test('two people whose batteries last two and four hours from 19:00 leave together at 21:30', () => {
	const times = leavingTimes('twoHours', 'fourHours', 19)
	expect(times).toEqual({ one: 1260, other: 1380, together: 1290 })
	expect(clockTime(times.together, ':')).toBe('21:30')
})

test('two people with equal battery sizes leave when both batteries are used up', () => {
	const { one, other, together } = leavingTimes('threeHours', 'threeHours', 20)
	expect([one, other, together].map((time) => clockTime(time, ':'))).toEqual([
		'23:00',
		'23:00',
		'23:00',
	])
})

test('the common leaving time is between the two people’s own times, nearer to the earlier one, and on a quarter of an hour', () => {
	assert(
		property(size, size, arrival, (mine, yours, hour) => {
			const { one, other, together } = leavingTimes(mine, yours, hour)
			const [early, late] = [Math.min(one, other), Math.max(one, other)]
			expect(early <= together && together - early <= late - together).toBe(true)
			expect(together % 15).toBe(0)
		}),
	)
})

test('swapping the two people swaps their own leaving times and keeps the common one', () => {
	assert(
		property(size, size, arrival, (mine, yours, hour) => {
			const there = leavingTimes(mine, yours, hour)
			const back = leavingTimes(yours, mine, hour)
			expect(back).toEqual({ ...there, one: there.other, other: there.one })
		}),
	)
})

test.each([
	[0, '0:00'],
	[65, '1:05'],
	[1439, '23:59'],
	[1440, '0:00'],
	[1455, '0:15'],
	[60 * (22 + sizeHours.wholeEvening), '3:00'],
])('%i minutes since midnight are written as %s', (minutes, time) => {
	expect(clockTime(minutes, ':')).toBe(time)
})

test.each([
	[1260, '21h'],
	[1290, '21h30'],
	[1455, '0h15'],
])(
	'%i minutes since midnight are written as %s in languages with an h after the hour',
	(minutes, time) => {
		expect(clockTime(minutes, 'h')).toBe(time)
	},
)

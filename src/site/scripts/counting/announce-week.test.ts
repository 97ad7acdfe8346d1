import { expect, test } from 'vitest'
import { changedEvenings } from './announce-week.ts'

/** The levels of four combinations of two changes. */
const week = [
	{ name: 'Monday', levels: '70 70 70 70' },
	{ name: 'Tuesday', levels: '40 55 40 55' },
	{ name: 'Wednesday', levels: '20 35 30 45' },
]

test('only evenings whose level changes are announced, with their new level', () => {
	expect(changedEvenings(week, 0, 1)).toEqual(['Tuesday 55', 'Wednesday 35'])
	expect(changedEvenings(week, 1, 3)).toEqual(['Wednesday 45'])
	expect(changedEvenings(week, 3, 0)).toEqual(['Tuesday 40', 'Wednesday 20'])
})

test('choosing the same combination again announces no evening', () => {
	expect(changedEvenings(week, 2, 2)).toEqual([])
})

import { expect, test } from 'vitest'
import { parseGoal } from './goal.ts'

test.each([
	['', null],
	[' 40 ', 40],
	['1', 1],
	['1.500', 1_500],
	['1.000.000', 1_000_000],
	['0', undefined],
	['1000001', undefined],
	['1.5', undefined],
	['1,5', undefined],
	['-4', undefined],
	['1e3', undefined],
	['muchas', undefined],
])('the goal “%s” is read as %j', (text, goal) => {
	expect(parseGoal(text)).toBe(goal)
})

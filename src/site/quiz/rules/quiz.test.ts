import { expect, test } from 'vitest'
import { allAnswers, answerOfKey, isAnswer, assertComplete, sumOf } from './quiz.ts'

test('the keys 1 to 4 pick the four options in order', () => {
	expect(['1', '2', '3', '4'].map(answerOfKey)).toEqual(allAnswers)
})

test('the keys A to D pick the four options in either case', () => {
	expect(['A', 'B', 'C', 'D'].map(answerOfKey)).toEqual(allAnswers)
	expect(['a', 'b', 'c', 'd'].map(answerOfKey)).toEqual(allAnswers)
})

test.each(['0', '5', 'e', 'Enter', ' ', '', '12', 'ab', 'Tab'])(
	'the key "%s" picks no option',
	(key) => {
		expect(answerOfKey(key)).toBeUndefined()
	},
)

test('only the whole numbers 0 to 3 are answers', () => {
	expect([0, 1, 2, 3].every(isAnswer)).toBe(true)
	expect([-1, 4, 1.5, Number.NaN, '1', null, undefined, true].some(isAnswer)).toBe(false)
})

test('a score is the sum of the indexes of the answers', () => {
	expect(sumOf([0, 3, 2])).toBe(5)
	expect(sumOf([])).toBe(0)
})

test('a sheet with one answer too few or too many is rejected', () => {
	expect(() => assertComplete([0, 1, 2], 3)).not.toThrow()
	expect(() => assertComplete([0, 1], 3)).toThrow(RangeError)
	expect(() => assertComplete([0, 1, 2, 3], 3)).toThrow(RangeError)
})

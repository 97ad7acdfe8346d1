import { expect, test } from 'vitest'
import { words } from '#cms/reader/entries.ts'
import { oneOf } from './one-of.ts'

const named = (...questions: readonly number[]) =>
	oneOf(questions, words('quizShared', 'en').why, 'en')

test('up to three questions are listed by number, and more than three are only counted', () => {
	expect(named(4)).toBe('question 4')
	expect(named(4, 7, 9)).toBe('question 4, 7, or 9')
	expect(named(4, 7, 9, 11)).toBe('any of 4 questions')
})

import { expect, test } from 'vitest'
import { introvertQuestionCount } from '#domain/quiz/introvert.ts'
import { dimensionOf, mbtiQuestionCount } from '#domain/quiz/mbti.ts'
import { introvertQuestions } from './introvert/questions.ts'
import { mbtiQuestions } from './mbti/questions.ts'

const everyQuestion = [...introvertQuestions, ...mbtiQuestions]
const everyOption = everyQuestion.flatMap(({ options }) => [...options])
const lengthRatio = (options: readonly string[]) => {
	const lengths = options.map(({ length }) => length)
	return Math.max(...lengths) / Math.min(...lengths)
}

test('each test has as many questions as its rules expect', () => {
	expect(introvertQuestions).toHaveLength(introvertQuestionCount)
	expect(mbtiQuestions).toHaveLength(mbtiQuestionCount)
})

test('each MBTI question is at a position of its dimension', () => {
	expect(mbtiQuestions.map(({ dimension }) => dimension)).toEqual(
		mbtiQuestions.map((_, index) => dimensionOf(index + 1)),
	)
})

test('no question and no option is empty or has loose spaces', () => {
	for (const text of [...everyQuestion.map((question) => question.text), ...everyOption]) {
		expect(text).not.toBe('')
		expect(text).toBe(text.trim())
		expect(text).not.toContain('  ')
	}
})

test('every question has four different options', () => {
	for (const { options } of everyQuestion) expect(new Set(options).size).toBe(4)
})

test('no question and no option appears twice in all thirty-six', () => {
	const questions = everyQuestion.map(({ text }) => text.toLowerCase())
	expect(new Set(questions).size).toBe(questions.length)
	const options = everyOption.map((option) => option.toLowerCase())
	expect(new Set(options).size).toBe(options.length)
})

test('every question has one question mark, at its end', () => {
	for (const { text } of everyQuestion) expect(text).toMatch(/^[^?]+\?$/)
})

test.each(everyQuestion)('options of similar length: $text', ({ options }) => {
	expect(lengthRatio(options)).toBeLessThanOrEqual(1.3)
})

test('over all questions the longest option is hardly longer than the shortest', () => {
	const ratios = everyQuestion.map(({ options }) => lengthRatio(options))
	const average = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
	expect(average).toBeLessThanOrEqual(1.15)
})

test('the average length of options does not depend on their letter', () => {
	const averages = [0, 1, 2, 3].map((at) => {
		const lengths = everyQuestion.map(({ options }) => options[at]?.length ?? 0)
		return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
	})
	expect(Math.max(...averages) - Math.min(...averages)).toBeLessThanOrEqual(3)
})

// A sheet read to the end on a phone: two lines at most at 320 pixels.
test('no option is longer than 56 characters', () => {
	expect(everyOption.filter(({ length }) => length > 56)).toEqual([])
})

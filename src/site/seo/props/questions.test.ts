import { expect, test } from 'vitest'
import { introvertQuestionCount } from '#site/quiz/rules/introvert.ts'
import { dimensionOf, mbtiQuestionCount } from '#site/quiz/rules/mbti.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import { quizPages } from './quiz-pages.ts'

/**
 * Limits for the length of an option and for the ratio of the longest to the shortest option of a question, because no
 * option should look like the right one. Lengths of words vary more in other languages than in English.
 */
const limits = {
	en: { option: 56, ratio: 1.3, averageRatio: 1.15, averageByLetter: 3 },
	de: { option: 66, ratio: 1.45, averageRatio: 1.22, averageByLetter: 4 },
	pt: { option: 66, ratio: 1.45, averageRatio: 1.22, averageByLetter: 4 },
} as const satisfies Record<PageLanguage, unknown>

const tests = [...quizPages('introvertTest'), ...quizPages('mbtiTest')]
const languages = [...new Set(tests.map(({ head }) => head.language))]
const questionsIn = (language: PageLanguage) =>
	tests.filter(({ head }) => head.language === language).flatMap(({ questions }) => [...questions])
const allQuestions = languages.flatMap((language) =>
	questionsIn(language).map((question) => ({ language, ...question })),
)
const lengthRatio = (options: readonly string[]) => {
	const lengths = options.map(({ length }) => length)
	return Math.max(...lengths) / Math.min(...lengths)
}

test('each quiz has as many questions as its rules expect', () => {
	for (const { questions } of quizPages('introvertTest'))
		expect(questions).toHaveLength(introvertQuestionCount)
	for (const { questions } of quizPages('mbtiTest'))
		expect(questions).toHaveLength(mbtiQuestionCount)
})

test('each MBTI question is at a position that belongs to its dimension', () => {
	for (const { questions } of quizPages('mbtiTest'))
		expect(questions.map(({ dimension }) => dimension)).toEqual(
			questions.map((_, index) => dimensionOf(index + 1)),
		)
})

test('no question and no option is empty or has stray spaces', () => {
	for (const text of allQuestions.flatMap((question) => [question.text, ...question.options])) {
		expect(text).not.toBe('')
		expect(text).toBe(text.trim())
		expect(text).not.toContain('  ')
	}
})

test('every question has four different options', () => {
	for (const { options } of allQuestions) expect(new Set(options).size).toBe(4)
})

test('every question has one question mark, at its end', () => {
	for (const { text } of allQuestions) expect(text).toMatch(/^[^?]+\?$/)
})

test.each(languages)('no question and no option appears twice in %s', (language) => {
	const questions = questionsIn(language).map(({ text }) => text.toLowerCase())
	expect(new Set(questions).size).toBe(questions.length)
	const options = questionsIn(language).flatMap((question) =>
		question.options.map((option) => option.toLowerCase()),
	)
	expect(new Set(options).size).toBe(options.length)
})

test.each(allQuestions)('the options have similar lengths: $text', ({ language, options }) => {
	expect(lengthRatio(options)).toBeLessThanOrEqual(limits[language].ratio)
})

test.each(languages)(
	'the longest options in %s are hardly longer than the shortest',
	(language) => {
		const ratios = questionsIn(language).map(({ options }) => lengthRatio(options))
		const average = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
		expect(average).toBeLessThanOrEqual(limits[language].averageRatio)
	},
)

test.each(languages)('the options A, B, C and D have similar average lengths in %s', (language) => {
	const questions = questionsIn(language)
	const averages = [0, 1, 2, 3].map((at) => {
		const lengths = questions.map(({ options }) => options[at]?.length ?? 0)
		return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
	})
	expect(Math.max(...averages) - Math.min(...averages)).toBeLessThanOrEqual(
		limits[language].averageByLetter,
	)
})

// Options must be readable to the end on a phone: at most two lines at 320 pixels, or three in languages with longer
// words.
test.each(languages)('no option in %s is too long', (language) => {
	const options = questionsIn(language).flatMap((question) => [...question.options])
	expect(options.filter(({ length }) => length > limits[language].option)).toEqual([])
})

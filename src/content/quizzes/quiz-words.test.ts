import { expect, test } from 'vitest'
import { introvertBands, introvertQuestionCount } from '#domain/quiz/introvert.ts'
import { allAnswers } from '#domain/quiz/quiz.ts'
import { introvertResultLabels } from './introvert/result-labels.ts'
import { introvertBandNote, introvertHead, introvertIntro } from './introvert/page.ts'
import { introvertQuestions } from './introvert/questions.ts'
import { introvertResults } from './introvert/results.ts'
import { questionLabels, shareLabels, whyLabels } from './quiz-labels.ts'
import { energyProfiles } from './mbti/energy-profiles.ts'
import { mbtiCaptions, mbtiResultLabels } from './mbti/result-labels.ts'
import { mbtiHead, mbtiIntro, mbtiRules } from './mbti/page.ts'
import { mbtiPairWords } from './mbti/pairs.ts'
import { mbtiQuestions } from './mbti/questions.ts'
import { mbtiTypes } from './mbti/types.ts'
import { introvertFindings, mbtiFindings, testNotice, trademarkNotice } from './quiz-notes.ts'

const wordCount = (text: string) => text.split(/\s+/).length

const everyText = textsIn([
	introvertHead,
	introvertIntro,
	introvertBandNote,
	introvertQuestions,
	introvertResults,
	mbtiHead,
	mbtiIntro,
	mbtiRules,
	mbtiQuestions,
	mbtiTypes,
	mbtiPairWords,
	energyProfiles,
	questionLabels,
	mbtiCaptions,
	introvertResultLabels,
	mbtiResultLabels,
	shareLabels,
	whyLabels,
	introvertFindings,
	mbtiFindings,
	testNotice,
	trademarkNotice,
])

test.each([introvertHead, mbtiHead])(
	'a head fits a search result: $title',
	({ title, description }) => {
		expect(title.length).toBeLessThanOrEqual(60)
		expect(description.length).toBeGreaterThanOrEqual(50)
		expect(description.length).toBeLessThanOrEqual(160)
	},
)

test('both intros state duration, price and storage', () => {
	expect(introvertIntro.facts).toEqual(['5 minutes', 'Free', 'No signup', 'Nothing stored'])
	expect(mbtiIntro.facts).toEqual(['5-7 minutes', 'Free', 'No signup', 'Nothing stored'])
})

test('the start button says "Start" on both tests', () => {
	expect(introvertIntro.start).toContain('Start')
	expect(mbtiIntro.start).toContain('Start')
})

test('the note on the bands is true of all answer sheets', () => {
	// How many of the 4^12 answer sheets have each sum: one question added at a time.
	let sheets = [1]
	for (let question = 1; question <= introvertQuestionCount; question++)
		sheets = Array.from({ length: 3 * question + 1 }, (_, sum) =>
			allAnswers.reduce<number>((ways, answer) => ways + (sheets[sum - answer] ?? 0), 0),
		)
	const partUpTo = (upTo: number) =>
		sheets.slice(0, upTo + 1).reduce((sum, ways) => sum + ways, 0) / 4 ** introvertQuestionCount
	const [social, classic] = introvertBands
	expect(partUpTo(classic.upTo) - partUpTo(social.upTo)).toBeCloseTo(0.74, 2)
	expect(1 - partUpTo(classic.upTo)).toBeLessThan(1 / 1000)
	expect(introvertBandNote.text).toContain('Most combinations of answers give Classic')
})

test('the counter reads "3 of 12"', () => {
	expect(questionLabels.counter(3, 12)).toBe('3 of 12')
})

test('the captions are the ones agreed on', () => {
	expect(mbtiCaptions).toEqual({ letters: 'MBTI Assessment', energy: 'Social Energy Analysis' })
})

test.each(Object.entries(introvertResults))(
	'%s has descriptions of 60 to 110 words and an insight of 40 to 80',
	(_, { descriptions, insight }) => {
		for (const { text } of descriptions) {
			expect(wordCount(text)).toBeGreaterThanOrEqual(60)
			expect(wordCount(text)).toBeLessThanOrEqual(110)
		}
		expect(wordCount(insight)).toBeGreaterThanOrEqual(40)
		expect(wordCount(insight)).toBeLessThanOrEqual(80)
	},
)

test.each(Object.entries(mbtiTypes))(
	'%s has 80 to 130 words and two or three sentences on energy',
	(_, { description, energy }) => {
		expect(wordCount(description)).toBeGreaterThanOrEqual(80)
		expect(wordCount(description)).toBeLessThanOrEqual(130)
		expect([2, 3]).toContain(energy.match(/[.?](?=\s|$)/g)?.length)
	},
)

test('each of the sixteen types has its own place in the house', () => {
	const names = Object.values(mbtiTypes).map(({ name }) => name)
	expect(new Set(names).size).toBe(16)
})

test.each(Object.entries(energyProfiles))('%s has exactly four tips', (_, { energyTips }) => {
	expect(energyTips).toHaveLength(4)
	expect(new Set(energyTips).size).toBe(4)
})

test('each energy profile has its own window', () => {
	expect(Object.values(energyProfiles).map(({ energyIcon }) => energyIcon)).toEqual([
		'fullHouse',
		'warmRoom',
		'oneLamp',
		'standby',
	])
})

test('both sides of a pair have similar length', () => {
	for (const { sides } of Object.values(mbtiPairWords)) {
		const [first = 0, second = 0] = Object.values(sides).map(({ text }) => wordCount(text))
		expect(Math.abs(first - second)).toBeLessThanOrEqual(6)
	}
})

test('a share text contains the result only if the visitor chose so', () => {
	const resultWords = /introvert\b|dynamo|energizer|socializer|\b[EI][SN][TF][JP]\b/i
	expect(introvertResultLabels.shareText.plain).not.toMatch(resultWords)
	expect(mbtiResultLabels.shareText.plain).not.toMatch(resultWords)
	expect(introvertResultLabels.shareText.withResult('Deep Introvert')).toContain('Deep Introvert')
	expect(mbtiResultLabels.shareText.withResult('INFJ', 'Social Dynamo')).toMatch(
		/INFJ.*Social Dynamo/,
	)
})

test('the notices contain the required statements', () => {
	const notice = testNotice.points.join(' ')
	for (const said of ['no diagnosis', 'continuous', 'may change', 'piloted or validated'])
		expect(notice).toContain(said)
	expect(trademarkNotice).toContain('The Myers & Briggs Foundation')
	expect(trademarkNotice).toContain('not affiliated with or endorsed by')
})

test('no text has an exclamation mark or a dash between words', () => {
	expect(everyText.filter((text) => /[!—]| [-–] /.test(text))).toEqual([])
})

test('apostrophes and quotation marks are typographic', () => {
	expect(everyText.filter((text) => /['"]/.test(text))).toEqual([])
})

test('no text is empty', () => {
	expect(everyText.filter((text) => text.trim() === '')).toEqual([])
	expect(everyText.length).toBeGreaterThan(300)
})

/** Every string inside a value, however deep. Functions are left out. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(textsIn)
}

import { expect, test } from 'vitest'
import { introvertBands, introvertQuestionCount } from '#site/quiz/rules/introvert.ts'
import { allAnswers } from '#site/quiz/rules/quiz.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { words } from '#cms/reader/entries.ts'
import { quizPage, quizPages } from './quiz-pages.ts'

const wordCount = (text: string) => text.split(/\s+/).length

/**
 * The minimum and maximum number of words of a description, an insight and a type's description. German uses fewer,
 * longer words.
 */
const lengths = {
	en: { description: [60, 110], insight: [40, 80], type: [80, 130] },
	de: { description: [50, 110], insight: [32, 80], type: [65, 130] },
	pt: { description: [55, 120], insight: [36, 90], type: [75, 145] },
} as const satisfies Record<PageLanguage, unknown>

const introverts = quizPages('introvertTest')
const mbtis = quizPages('mbtiTest').map((page) => ({
	...page,
	results: words('mbtiResults', page.head.language),
}))
const tests = [...introverts, ...mbtis]
const introvert = quizPage('introvertTest', 'en')
const mbti = quizPage('mbtiTest', 'en')
const everyText = tests.flatMap((page) => textsIn(page))

test.each(tests)(
	'title and description have suitable lengths for a search result: $head.title',
	({ head: { title, description } }) => {
		expect(title.length).toBeLessThanOrEqual(60)
		expect(description.length).toBeGreaterThanOrEqual(50)
		expect(description.length).toBeLessThanOrEqual(160)
	},
)

test('both quiz intros state the duration, the price and that nothing is stored', () => {
	expect(introvert.intro.promise.join(' ')).toMatch(/5 minutes.*Free.*nothing is stored/)
	expect(mbti.intro.promise.join(' ')).toMatch(/5-7 minutes.*Free.*nothing is stored/)
	for (const { intro } of [introvert, mbti]) expect(intro.terms).toContain('No signup')
})

test('the start button of both quizzes says "Start"', () => {
	expect(introvert.intro.start).toContain('Start')
	expect(mbti.intro.start).toContain('Start')
})

test('what the introvert test says about how often each result occurs is true', () => {
	// How many of the 4^12 answer sheets have each sum, computed by adding one question at a time.
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
	expect(introvert.notes.rules[0]?.text).toContain('Most combinations of answers give Classic')
})

test('the question counter reads "3 of 12"', () => {
	const { counter } = introvert.shared.question
	expect(formatMessage('en', counter, { question: 3, total: 12 })).toBe('3 of 12')
})

test('the two parts of the MBTI test are captioned “MBTI Assessment” and “Social Energy Analysis”', () => {
	expect(mbti.labels.captions).toEqual({
		letters: 'MBTI Assessment',
		energy: 'Social Energy Analysis',
	})
})

test('the battery labels state the size and the hours for each introvert type', () => {
	expect(introvert.labels.batteries).toEqual({
		'Social Introvert': 'Medium, 4-6 hours',
		'Classic Introvert': 'Small, 2-4 hours',
		'Deep Introvert': 'Very Small, 1-2 hours',
	})
})

test('English types and profiles have the names that analytics reports', () => {
	for (const names of [introvert.labels.types, mbti.labels.profiles])
		expect(Object.values(names)).toEqual(Object.keys(names))
})

test.each(introverts)('$head.path has descriptions and insights of useful length', (page) => {
	const { description, insight } = lengths[page.head.language]
	for (const result of Object.values(page.results)) {
		for (const { text } of result.descriptions) expect(text).toSatisfy(hasLength(description))
		expect(result.insight).toSatisfy(hasLength(insight))
	}
})

test.each(mbtis)(
	'$head.path has type descriptions of useful length, with two or three sentences on energy',
	(page) => {
		for (const { description, energy } of Object.values(page.results.types)) {
			expect(description).toSatisfy(hasLength(lengths[page.head.language].type))
			expect([2, 3]).toContain(energy.match(/[.?](?=\s|$)/g)?.length)
		}
	},
)

test.each(mbtis)('the sixteen types of $head.path have sixteen different names', (page) => {
	const names = Object.values(page.results.types).map(({ name }) => name)
	expect(new Set(names).size).toBe(16)
})

test.each(mbtis)('each profile of $head.path has four tips', ({ results }) => {
	for (const { tips } of Object.values(results.profiles)) expect(new Set(tips).size).toBe(4)
})

test.each(mbtis)(
	'the two sides of each letter pair on $head.path have texts of similar length',
	({ results }) => {
		for (const { sides } of Object.values(results.pairs)) {
			const [first = 0, second = 0] = Object.values(sides).map(({ text }) => wordCount(text))
			expect(Math.abs(first - second)).toBeLessThanOrEqual(8)
		}
	},
)

test('a share text contains the result only if the visitor chooses to include it', () => {
	for (const { labels } of introverts)
		for (const type of Object.values(labels.types)) {
			expect(labels.shareText.plain).not.toContain(type)
			expect(formatMessage('en', labels.shareText.withResult, { type })).toContain(type)
		}
	for (const { labels } of mbtis)
		for (const profile of Object.values(labels.profiles)) {
			expect(labels.shareText.plain).not.toContain(profile)
			expect(labels.shareText.plain).not.toMatch(/\b[EI][SN][TF][JP]\b/)
			const text = formatMessage('en', labels.shareText.withResult, {
				type: 'INFJ',
				profile,
			})
			expect(text).toContain('INFJ')
			expect(text).toContain(profile)
		}
})

test('the introvert test says that it is not a diagnosis, and the MBTI test names the owner of the trademark', () => {
	const notice = introvert.notes.notice.points.join(' ')
	for (const said of ['not a diagnosis', 'continuous', 'may change', 'piloted or validated'])
		expect(notice).toContain(said)
	expect(mbti.trademark).toContain('not affiliated with or endorsed by')
	for (const { trademark } of mbtis) expect(trademark).toContain('The Myers & Briggs Foundation')
})

test('no quiz text has an exclamation mark or a dash between words', () => {
	const known = 'Unexpected Application Error!'
	expect(everyText.filter((text) => text !== known && /[!—]| [-–] /.test(text))).toEqual([])
})

test('apostrophes and quotation marks are typographic', () => {
	expect(everyText.filter((text) => /['"]/.test(text))).toEqual([])
})

test('the checks of the quiz texts cover more than 300 texts', () => {
	expect(everyText.length).toBeGreaterThan(300)
})

function hasLength([least, most]: readonly [number, number]) {
	return (text: string) => wordCount(text) >= least && wordCount(text) <= most
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(textsIn)
}

import { describe, expect, test } from 'vitest'
import type { IntrovertTest, MbtiTest, ScoreTexts } from '#content/types/quiz.ts'
import { introvertBands, introvertQuestionCount, scoreIntrovert } from '#domain/quiz/introvert.ts'
import { answersAbout, energyBands, energyProfileOf, mbtiQuestionCount } from '#domain/quiz/mbti.ts'
import { allAnswers, sumOf, type Answer } from '#domain/quiz/quiz.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import { introvertTests, mbtiTests } from './quizzes.ts'

const { results: introvertResults } = introvertTests.en
const { profiles: energyProfiles } = mbtiTests.en.results

type Claim = { readonly says: string; readonly holds: (sheet: readonly Answer[]) => boolean }

const noEnergyAnswers = Array.from({ length: mbtiQuestionCount }, () => 0 as const)
const energyQuestionCount = answersAbout('Energy', noEnergyAnswers).length

const count = (sheet: readonly Answer[], ...wanted: readonly Answer[]) =>
	sheet.filter((answer) => wanted.includes(answer)).length
const average = (sheet: readonly Answer[]) => sumOf(sheet) / sheet.length

/** What the descriptions of the introvert test say about the answers, each as a rule over a sheet. */
const introvertClaims: readonly Claim[] = [
	{
		says: 'You picked option A, the most outgoing one, at least seven times',
		holds: (sheet) => count(sheet, 0) >= 7,
	},
	{
		says: 'At least seven of your twelve answers were A or B',
		holds: (sheet) => count(sheet, 0, 1) >= 7,
	},
	{
		says: 'Your answers average out at B or a little past it',
		holds: (sheet) => average(sheet) >= 1 && average(sheet) <= 1.25,
	},
	{
		says: 'Your answers average out between B and C, around the exact middle',
		holds: (sheet) => average(sheet) > 1 && average(sheet) < 2 && Math.abs(sumOf(sheet) - 18) <= 2,
	},
	{
		says: 'Your answers average out near C, on the quieter side of the middle',
		holds: (sheet) => Math.abs(average(sheet) - 2) <= 0.25 && average(sheet) > 1.5,
	},
	{
		says: 'at least five of the twelve were C or D',
		holds: (sheet) => count(sheet, 2, 3) >= 5,
	},
	{
		says: 'At least seven of your twelve answers were C or D, the two quieter options, and at least two were D',
		holds: (sheet) => count(sheet, 2, 3) >= 7 && count(sheet, 3) >= 2,
	},
	{
		says: 'You chose option D, the quietest one, at least seven times',
		holds: (sheet) => count(sheet, 3) >= 7,
	},
	{
		says: 'You chose option D, the quietest one, at least ten times',
		holds: (sheet) => count(sheet, 3) >= 10,
	},
]

/** The same for the eight energy answers of the MBTI test. */
const energyClaims: readonly Claim[] = [
	{
		says: 'At least five of your eight energy answers were A,',
		holds: (sheet) => count(sheet, 0) >= 5,
	},
	{
		says: 'Your energy answers average out at B or between A and B, and at least half of them were A or B',
		holds: (sheet) => average(sheet) > 0 && average(sheet) <= 1 && count(sheet, 0, 1) >= 4,
	},
	{
		says: 'Your energy answers average out just past B',
		holds: (sheet) => average(sheet) > 1 && average(sheet) <= 1.25,
	},
	{
		says: 'Your energy answers average out about halfway between B and C',
		holds: (sheet) => Math.abs(average(sheet) - 1.5) <= 0.125,
	},
	{
		says: 'Your energy answers average out at C or close to it',
		holds: (sheet) => Math.abs(average(sheet) - 2) <= 0.25,
	},
	{
		says: 'At least three of the eight were C or D',
		holds: (sheet) => count(sheet, 2, 3) >= 3,
	},
	{
		says: 'At least five of your eight energy answers were C or D, the two more selective options, and at least one was D',
		holds: (sheet) => count(sheet, 2, 3) >= 5 && count(sheet, 3) >= 1,
	},
	{
		says: 'At least five of your eight energy answers were D',
		holds: (sheet) => count(sheet, 3) >= 5,
	},
]

const tests = [
	{
		name: 'introvert test',
		claims: introvertClaims,
		sheets: everySheet(introvertQuestionCount),
		resultOf: (sheet: readonly Answer[]): ScoreTexts =>
			introvertResults[scoreIntrovert(sheet).type].descriptions,
		results: introvertBands.map(({ type, upTo }) => ({
			upTo,
			texts: introvertResults[type].descriptions,
		})),
	},
	{
		name: 'energy score',
		claims: energyClaims,
		sheets: everySheet(energyQuestionCount),
		resultOf: (sheet: readonly Answer[]): ScoreTexts =>
			energyProfiles[energyProfileOf(sumOf(sheet))].energyDescriptions,
		results: energyBands.map(({ profile, upTo }) => ({
			upTo,
			texts: energyProfiles[profile].energyDescriptions,
		})),
	},
]

describe.each(tests)('$name', ({ claims, sheets, resultOf, results }) => {
	test('a description is true for every answer sheet that gets it', () => {
		const untrue = sheets.flatMap((sheet) => {
			const { text } = rangeOf(sumOf(sheet), resultOf(sheet))
			return claims
				.filter(({ says, holds }) => text.includes(says) && !holds(sheet))
				.map(({ says }) => ({ sheet, says }))
		})
		expect(untrue).toEqual([])
	})

	test('every sentence about the answers that were given is one of the claims', () => {
		const aboutAnswers =
			/\byou (picked|chose) |\byour (\w+ )*answers\b|\bof the (eight|twelve)\b|average out/i
		const given = new Set(sheets.map((sheet) => rangeOf(sumOf(sheet), resultOf(sheet)).text))
		const unproven = [...given]
			.flatMap((text) => text.split(/(?<=\.) /))
			.filter((sentence) => aboutAnswers.test(sentence))
			.filter((sentence) => !claims.some(({ says }) => sentence.includes(says)))
		expect(unproven).toEqual([])
	})

	test('every claim stands in a description', () => {
		const said = results.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n')
		expect(claims.filter(({ says }) => !said.includes(says))).toEqual([])
	})

	test('the texts of a result begin where the result begins, and rise within it', () => {
		let lowest = 0
		for (const { upTo, texts } of results) {
			expect(texts[0].from).toBe(lowest)
			const begins = texts.map(({ from }) => from)
			expect(begins).toEqual([...new Set(begins)].toSorted((one, other) => one - other))
			expect(begins.at(-1)).toBeLessThanOrEqual(upTo)
			lowest = upTo + 1
		}
	})
})

test('translated texts begin at the same scores as the English ones', () => {
	for (const page of Object.values(introvertTests))
		expect(scoresOfTypes(page)).toEqual(scoresOfTypes(introvertTests.en))
	for (const page of Object.values(mbtiTests))
		expect(scoresOfProfiles(page)).toEqual(scoresOfProfiles(mbtiTests.en))
})

/** The scores at which the texts of each result begin. */
function scoresOfTypes({ results }: IntrovertTest) {
	return Object.entries(results).map(([type, { descriptions }]) => [
		type,
		...scoresOf(descriptions),
	])
}

function scoresOfProfiles({ results }: MbtiTest) {
	return Object.entries(results.profiles).map(([profile, { energyDescriptions }]) => [
		profile,
		...scoresOf(energyDescriptions),
	])
}

function scoresOf(texts: ScoreTexts): readonly number[] {
	return texts.map((entry) => entry.from)
}

/** Every sheet of so many answers whose order does not matter: no claim knows it. */
function everySheet(answers: number, from: Answer = 0): Answer[][] {
	if (answers === 0) return [[]]
	return allAnswers
		.filter((answer) => answer >= from)
		.flatMap((answer) => everySheet(answers - 1, answer).map((rest) => [answer, ...rest]))
}

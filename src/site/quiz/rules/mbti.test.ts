import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	dimensionOf,
	energyBands,
	letterOf,
	letterOfAnswer,
	mbtiDimensions,
	mbtiPairs,
	mbtiQuestionCount,
	scoreMbti,
} from './mbti.ts'
import { bandOf, allAnswers, type Answer } from './quiz.ts'

const sheets = fc.array(fc.constantFrom(...allAnswers), { minLength: 24, maxLength: 24 })

/** All 256 ways to answer four questions. */
const everyFour: Answer[][] = allAnswers.flatMap((a) =>
	allAnswers.flatMap((b) => allAnswers.flatMap((c) => allAnswers.map((d) => [a, b, c, d]))),
)

/** Twenty-four answers: sixteen times `lettersAnswer`, then eight that add up to `energyScore`. */
function sheetWithEnergy(energyScore: number, lettersAnswer: Answer = 0): Answer[] {
	let left = energyScore
	return Array.from({ length: mbtiQuestionCount }, (_, index) => {
		if (index < 16) return lettersAnswer
		const answer = allAnswers.findLast((each) => each <= left) ?? 0
		left -= answer
		return answer
	})
}

test.each(mbtiDimensions)(
	'%s: for all 256 ways to answer, two or more answers A or B give the first letter',
	(dimension) => {
		const [first, second] = mbtiPairs[dimension]
		for (const four of everyFour) {
			const outgoing = four.filter((answer) => answer === 0 || answer === 1).length
			expect(letterOf(dimension, four), `answers ${four.join()}`).toBe(
				outgoing >= 2 ? first : second,
			)
		}
	},
)

test.each(mbtiDimensions)(
	'%s: one answer A or B is not enough for the first letter, but two answers are',
	(dimension) => {
		const [first, second] = mbtiPairs[dimension]
		expect(letterOf(dimension, [1, 2, 2, 2])).toBe(second)
		expect(letterOf(dimension, [1, 1, 3, 3])).toBe(first)
	},
)

test('the answer B counts for the first letter, and the answer C for the second', () => {
	expect(letterOfAnswer('JP', 1)).toBe('J')
	expect(letterOfAnswer('JP', 2)).toBe('P')
})

test('questions 1-4 are about EI, 5-8 SN, 9-12 TF, 13-16 JP and 17-24 energy', () => {
	const dimensions = Array.from({ length: mbtiQuestionCount }, (_, index) => dimensionOf(index + 1))
	// oxfmt-ignore
	expect(dimensions).toEqual([
		'EI', 'EI', 'EI', 'EI', 'SN', 'SN', 'SN', 'SN',
		'TF', 'TF', 'TF', 'TF', 'JP', 'JP', 'JP', 'JP',
		'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy', 'Energy',
	])
})

test.each([
	[0, 'Social Dynamo'],
	[8, 'Social Dynamo'],
	[9, 'Balanced Energizer'],
	[16, 'Balanced Energizer'],
	[17, 'Selective Socializer'],
	[24, 'Selective Socializer'],
] as const)('an energy score of %i gives the profile %s', (energyScore, energyProfile) => {
	expect(scoreMbti(sheetWithEnergy(energyScore))).toEqual({
		type: 'ESTJ',
		energyProfile,
		energyScore,
	})
})

// The fourth profile starts above 24, and eight answers add up to 24 at most. It is kept in the table because the
// rules name it and the page explains it. Making it reachable would change the result of the same answers, which is
// the owner's decision.
test('no answer sheet gives the profile Deep Focus Battery', () => {
	for (let energyScore = 0; energyScore <= 24; energyScore++)
		expect(scoreMbti(sheetWithEnergy(energyScore)).energyProfile).not.toBe('Deep Focus Battery')
	fc.assert(
		fc.property(sheets, (sheet) => {
			const { energyScore, energyProfile } = scoreMbti(sheet)
			expect(energyScore).toBeLessThanOrEqual(24)
			expect(energyProfile).not.toBe('Deep Focus Battery')
		}),
	)
	expect(energyBands.at(-1)?.name).toBe('Deep Focus Battery')
	expect(bandOf(energyBands, 25)).toBe('Deep Focus Battery')
})

test('energy answers do not affect the letters, and the other answers do not affect the energy score', () => {
	fc.assert(
		fc.property(sheets, sheets, (one, other) => {
			const mixed = [...one.slice(0, 16), ...other.slice(16)]
			expect(scoreMbti(mixed).type).toBe(scoreMbti(one).type)
			expect(scoreMbti(mixed).energyScore).toBe(scoreMbti(other).energyScore)
		}),
	)
})

test('each of the sixteen types can be reached', () => {
	const reached = everyFour
		.filter((four) => four.every((answer) => answer === 0 || answer === 3))
		.map((four) => four.flatMap((answer) => [answer, answer, answer, answer]))
		.map((letters) => scoreMbti([...letters, 0, 0, 0, 0, 0, 0, 0, 0]).type)
	expect(new Set(reached).size).toBe(16)
})

test('scoring a sheet of the wrong length throws', () => {
	expect(() => scoreMbti([0, 1, 2])).toThrow(RangeError)
	expect(() => scoreMbti(sheetWithEnergy(3).slice(1))).toThrow(RangeError)
})

test('an example answer sheet has the expected result', () => {
	const letters: Answer[] = [3, 2, 1, 2, 0, 1, 2, 3, 2, 2, 3, 0, 1, 3, 2, 0]
	expect(scoreMbti([...letters, 2, 1, 3, 2, 2, 1, 3, 2])).toEqual({
		type: 'ISFJ',
		energyProfile: 'Balanced Energizer',
		energyScore: 16,
	})
})

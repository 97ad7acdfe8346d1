import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBands, type BandExplanation } from './explain-bands.ts'
import { explainMbti } from './explain-mbti.ts'
import { introvertBands, scoreIntrovert, type IntrovertType } from './introvert.ts'
import { energyBands, letterOf, scoreMbti } from './mbti.ts'
import { allAnswers, bandOf, sumOf, type Answer } from './quiz.ts'

const explainIntrovert = (sheet: readonly Answer[]) =>
	explainBands<IntrovertType>(sheet, introvertBands)

const sheetsOf = (count: number) =>
	fc.array(fc.constantFrom(...allAnswers), { minLength: count, maxLength: count })

const everyFour: Answer[][] = allAnswers.flatMap((a) =>
	allAnswers.flatMap((b) => allAnswers.flatMap((c) => allAnswers.map((d) => [a, b, c, d]))),
)

const withLetters = (four: Answer[]): Answer[] => [
	...four,
	...Array.from({ length: 20 }, () => 0 as const),
]

test('a sum of 15 is one step from Classic Introvert', () => {
	expect(explainIntrovert([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2])).toMatchObject({
		name: 'Social Introvert',
		total: 15,
		outOf: 36,
		moreInward: { name: 'Classic Introvert', points: 1, nearness: 'one step' },
	})
})

test('a sum of 16 is one step from Social Introvert', () => {
	const explained = explainIntrovert([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2])
	expect(explained.moreOutgoing).toMatchObject({
		name: 'Social Introvert',
		points: 1,
		nearness: 'one step',
	})
	expect(explained.moreInward).toMatchObject({
		name: 'Deep Introvert',
		points: 15,
		answers: 8,
		nearness: 'several answers',
	})
})

test('reaching a band three points away takes two changed answers if no answer can rise by more than two points', () => {
	const explained = explainIntrovert([3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1])
	expect(explained.total).toBe(28)
	expect(explained.moreInward).toEqual({
		name: 'Deep Introvert',
		points: 3,
		answers: 2,
		questions: [],
		nearness: 'several answers',
	})
})

test('reaching a band three points away takes one changed answer if an answer can rise by three points', () => {
	const explained = explainIntrovert([3, 3, 3, 3, 3, 3, 3, 0, 3, 2, 1, 1])
	expect(explained.total).toBe(28)
	expect(explained.moreInward).toMatchObject({ answers: 1, questions: [8], nearness: 'one answer' })
})

test('every explanation of an introvert score names the fewest answers that must change to reach an adjacent band', () => {
	for (const sheet of everySheet(12))
		for (const neighbour of neighboursOf(explainIntrovert(sheet))) {
			const found = search(sheet, (sum) => typeOf(sum) === neighbour.name, 1)
			expect({ sheet, ...neighbour }).toMatchObject({ sheet, ...found })
		}
})

test('every explanation of an energy score names the fewest answers that must change to reach an adjacent band', () => {
	const letters = Array.from({ length: 16 }, () => 0 as const)
	for (const sheet of everySheet(8))
		for (const neighbour of neighboursOf(explainMbti([...letters, ...sheet]).energy)) {
			const found = search(sheet, (sum) => bandOf(energyBands, sum) === neighbour.name, 17)
			expect({ sheet, ...neighbour }).toMatchObject({ sheet, ...found })
		}
})

test('each of the two outermost bands has only one adjacent band', () => {
	expect(explainIntrovert(sheetWithSum(0)).moreOutgoing).toBeUndefined()
	expect(explainIntrovert(sheetWithSum(36)).moreInward).toBeUndefined()
})

test('an adjacent band is exactly as many points away as the explanation states', () => {
	fc.assert(
		fc.property(sheetsOf(12), (sheet) => {
			const { moreInward, moreOutgoing, total, name } = explainIntrovert(sheet)
			expect(typeAt(total + (moreInward?.points ?? 0))).toBe(moreInward?.name ?? name)
			expect(typeAt(total + (moreInward?.points ?? 1) - 1)).toBe(name)
			expect(typeAt(total - (moreOutgoing?.points ?? 0))).toBe(moreOutgoing?.name ?? name)
			expect(typeAt(total - (moreOutgoing?.points ?? 1) + 1)).toBe(name)
		}),
	)
})

test('a letter decided by 2:2 answers has the strength “even”', () => {
	expect(explainMbti(withLetters([0, 1, 2, 3])).letters[0]).toMatchObject({
		dimension: 'EI',
		letter: 'E',
		other: 'I',
		strength: 'even',
		answersToFlip: 1,
	})
})

test('a letter decided by 3:1 answers has the strength “leaning”, and by 4:0 answers the strength “clear”', () => {
	expect(explainMbti(withLetters([3, 3, 2, 1])).letters[0]).toMatchObject({
		letter: 'I',
		strength: 'leaning',
	})
	expect(explainMbti(withLetters([0, 1, 0, 1])).letters[0]).toMatchObject({
		letter: 'E',
		strength: 'clear',
	})
})

test('changing as many answers as answersToFlip states gives the other letter, and changing one fewer does not', () => {
	for (const four of everyFour) {
		const explained = explainMbti(withLetters(four)).letters[0]
		const turned = (count: number) => {
			let left = count
			return four.map((answer): Answer => {
				const turns =
					left > 0 && letterOf('EI', [answer, answer, answer, answer]) === explained?.letter
				left -= turns ? 1 : 0
				return turns ? (answer <= 1 ? 3 : 0) : answer
			})
		}
		const needed = explained?.answersToFlip ?? 0
		expect(letterOf('EI', turned(needed))).toBe(explained?.other)
		expect(letterOf('EI', turned(needed - 1))).toBe(explained?.letter)
	}
})

test('the explained letters spell the type, and their answers belong to questions 1 to 16 in order', () => {
	fc.assert(
		fc.property(sheetsOf(24), (sheet) => {
			const { letters, energy } = explainMbti(sheet)
			const score = scoreMbti(sheet)
			expect(letters.map(({ letter }) => letter).join('')).toBe(score.type)
			const questions = letters.flatMap(({ answers }) => answers.map(({ question }) => question))
			expect(questions).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
			expect(energy).toMatchObject({
				name: score.energyProfile,
				total: score.energyScore,
				outOf: 24,
			})
		}),
	)
})

test('no answer sheet has Deep Focus Battery as an adjacent band', () => {
	const sheet = Array.from({ length: 24 }, () => 3 as const)
	const { energy } = explainMbti(sheet)
	expect(energy.name).toBe('Selective Socializer')
	expect(energy.moreInward).toBeUndefined()
	expect(energy.moreOutgoing).toEqual({
		name: 'Balanced Energizer',
		points: 8,
		answers: 3,
		questions: [],
		nearness: 'several answers',
	})
})

/** Every combination of `count` answers, ignoring their order, which does not affect a sum. */
function everySheet(count: number, from: Answer = 0): Answer[][] {
	if (count === 0) return [[]]
	return allAnswers
		.filter((answer) => answer >= from)
		.flatMap((answer) => everySheet(count - 1, answer).map((rest) => [answer, ...rest]))
}

const typeOf = (sum: number) => bandOf<IntrovertType>(introvertBands, sum)

function neighboursOf<Name extends string>(explained: BandExplanation<Name>) {
	return [explained.moreInward, explained.moreOutgoing].filter((each) => each !== undefined)
}

/** The expected distance to a band, found by trying all changes of the answers. */
function search(
	sheet: readonly Answer[],
	isThere: (sum: number) => boolean,
	firstQuestion: number,
) {
	const fewest = sumsByChanges(sheet).findIndex((sums) => [...sums].some(isThere))
	const total = sumOf(sheet)
	const questions = sheet.flatMap((own, index) =>
		allAnswers.some((answer) => isThere(total - own + answer)) ? [firstQuestion + index] : [],
	)
	const isOneStep = isThere(total - 1) || isThere(total + 1)
	const nearness = isOneStep ? 'one step' : fewest === 1 ? 'one answer' : 'several answers'
	return { answers: fewest, questions, nearness }
}

/** At index n: the sums of all sheets that differ from the given one in exactly n answers. */
function sumsByChanges(sheet: readonly Answer[]): Set<number>[] {
	let sums = [new Set([0])]
	for (const own of sheet) {
		sums = Array.from({ length: sums.length + 1 }, (_, changes) => {
			const kept = [...(sums[changes] ?? [])].map((sum) => sum + own)
			const changed = [...(sums[changes - 1] ?? [])].flatMap((sum) =>
				allAnswers.filter((answer) => answer !== own).map((answer) => sum + answer),
			)
			return new Set([...kept, ...changed])
		})
	}
	return sums
}

function sheetWithSum(sum: number): Answer[] {
	return Array.from({ length: 12 }, (_, index) => {
		const left = sum - 3 * index
		return allAnswers.findLast((answer) => answer <= left) ?? 0
	})
}

function typeAt(sum: number): IntrovertType {
	return scoreIntrovert(sheetWithSum(Math.max(0, Math.min(36, sum)))).type
}

import { explainBands } from './explain-bands.ts'
import {
	answersAbout,
	energyBands,
	letterOf,
	letterOfAnswer,
	mbtiDimensions,
	mbtiPairs,
	mbtiQuestionCount,
	type EnergyProfile,
	type MbtiDimension,
	type MbtiLetter,
} from './mbti.ts'
import { assertComplete, type Answer, type AnswerSheet } from './quiz.ts'

export type LetterExplanation = {
	readonly dimension: MbtiDimension
	readonly letter: MbtiLetter
	readonly other: MbtiLetter
	/**
	 * How many of the four answers vote for each letter of the pair. `even` is 2:2, and the first letter wins the draw;
	 * `leaning` is 3:1; `clear` is 4:0.
	 */
	readonly strength: 'even' | 'leaning' | 'clear'
	/**
	 * The number of answers, 1 to 3, that must change to get the other letter. Because a draw goes to the first letter,
	 * leaving E, S, T or J takes one more change than leaving I, N, F or P.
	 */
	readonly answersToFlip: number
	readonly answers: readonly {
		readonly question: number
		readonly answer: Answer
		readonly letter: MbtiLetter
	}[]
}

/**
 * Explains the four letters of the MBTI test in order, and the energy score, as numbers and codes. The words are
 * content.
 *
 * @param answers all twenty-four
 * @throws RangeError when there are not twenty-four answers
 *
 * @example
 * explainMbti(answers).letters[0] // { dimension: 'EI', letter: 'E', strength: 'even', … }
 */
export function explainMbti(answers: AnswerSheet) {
	assertComplete(answers, mbtiQuestionCount)
	const energyAnswers = answersAbout('Energy', answers)
	const firstQuestion = answers.length - energyAnswers.length + 1
	return {
		letters: mbtiDimensions.map((dimension) => explainLetter(dimension, answers)),
		energy: explainBands<EnergyProfile>(energyAnswers, energyBands, firstQuestion),
	}
}

function explainLetter(dimension: MbtiDimension, sheet: AnswerSheet): LetterExplanation {
	const own = answersAbout(dimension, sheet)
	const letter = letterOf(dimension, own)
	const [first, second] = mbtiPairs[dimension]
	const firstQuestion = mbtiDimensions.indexOf(dimension) * own.length + 1
	const answers = own.map((answer, index) => ({
		question: firstQuestion + index,
		answer,
		letter: letterOfAnswer(dimension, answer),
	}))
	const votes = answers.filter((each) => each.letter === letter).length
	return {
		dimension,
		letter,
		other: letter === first ? second : first,
		strength: votes === 2 ? 'even' : votes === 3 ? 'leaning' : 'clear',
		answersToFlip: letter === first ? votes - 1 : votes - 2,
		answers,
	}
}

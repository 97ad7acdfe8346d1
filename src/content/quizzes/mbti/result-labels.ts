import { oneOf } from '#content/quizzes/quiz-labels.ts'
import type { EnergyProfile, MbtiLetter, MbtiType } from '#domain/quiz/mbti.ts'

/** The caption above a question of the MBTI test. */
export const mbtiCaptions = {
	letters: 'MBTI Assessment',
	energy: 'Social Energy Analysis',
} as const

/** The result of the MBTI test, around the words of the type and the profile. */
export const mbtiResultLabels = {
	kicker: 'Your result',
	energyHeading: 'Social energy',
	energyScore: (score: number) =>
		`Energy score ${score} of 24, where 0 is sociable and 24 is selective`,
	/** The two ends of the bar beside the energy score. */
	energyScale: { from: '0, sociable', to: '24, selective' },
	tipsHeading: 'Four things to try',
	pairsHeading: 'The four letters',
	letter: {
		clear: (letter: MbtiLetter) => `All four answers spoke for ${letter}.`,
		leaning: (letter: MbtiLetter, other: MbtiLetter) =>
			`Three answers spoke for ${letter}, one for ${other}.`,
		even: (letter: MbtiLetter, other: MbtiLetter) =>
			`A close call: two answers for ${letter}, two for ${other}. The rule gives a draw to ${letter}; read ${other} too.`,
	},
	neighbour: {
		'one step': (profile: EnergyProfile) =>
			`A close call: one energy answer moved by a single option, and it would say ${profile} here.`,
		'one answer': (profile: EnergyProfile, points: number, questions: readonly number[]) =>
			`${profile} was ${points} points away. A very different answer to ${oneOf(questions)} could have tipped it.`,
		'several answers': (profile: EnergyProfile, points: number, answers: number) =>
			`${profile} was ${points} points away. That takes at least ${answers} different answers.`,
	},
	/** One to three answers would have had to change sides. */
	toFlip: (answers: number, other: MbtiLetter) =>
		`${answers === 1 ? 'One answer' : answers === 2 ? 'Two answers' : 'Three answers'} on the other side, and it would be ${other}.`,
	noCloseLetters: 'None of your letters was a draw.',
	product: 'See how the tracker works',
	signup: 'Keep count for a week',
	/** Until the words about the type have arrived, and when they have not. */
	wordsOnTheirWay: 'The words about your type are on their way.',
	noWords: 'The words about your type did not load. The letters below are yours all the same.',
	tryAgain: 'Try again',
	otherTest: {
		label: 'Take the other test: how long your social battery lasts',
		href: '/introvert-test',
	},
	/** The text of the share dialog. It contains the result only if the visitor chose so. */
	shareText: {
		plain: 'Four letters and what company costs you, in 24 questions. Free, no signup.',
		withResult: (type: MbtiType, profile: EnergyProfile) =>
			`I came out as ${type} and ${profile}. 24 questions, free, no signup.`,
	},
} as const

import { pageLink } from '#content/page-links.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'

/** The result of the MBTI test, around the words of the type and the profile. */
export const mbtiResultLabels: MbtiResultLabels = {
	captions: { letters: 'MBTI Assessment', energy: 'Social Energy Analysis' },
	kicker: 'Your result',
	energyHeading: 'Social energy',
	energyScore: 'Energy score {score} of 24, where 0 is sociable and 24 is selective',
	energyScale: { from: '0, sociable', to: '24, selective' },
	tipsHeading: 'Four things to try',
	pairsHeading: 'The four letters',
	letter: {
		clear: 'All four answers spoke for {letter}.',
		leaning: 'Three answers spoke for {letter}, one for {other}.',
		even: 'A close call: two answers for {letter}, two for {other}. The rule gives a draw to {letter}; read {other} too.',
	},
	toFlip: [
		'One answer on the other side, and it would be {other}.',
		'Two answers on the other side, and it would be {other}.',
		'Three answers on the other side, and it would be {other}.',
	],
	noCloseLetters: 'None of your letters was a draw.',
	neighbour: {
		'one step':
			'A close call: one energy answer moved by a single option, and it would say {name} here.',
		'one answer':
			'{name} was {points} points away. A very different answer to {questions} could have tipped it.',
		'several answers':
			'{name} was {points} points away. That takes at least {answers} different answers.',
	},
	product: 'See how the tracker works',
	signup: 'Keep count for a week',
	wordsOnTheirWay: 'The words about your type are on their way.',
	noWords: 'The words about your type did not load. The letters below are yours all the same.',
	tryAgain: 'Try again',
	otherTest: pageLink(
		'en',
		'introvertTest',
		'Take the other test: how long your social battery lasts',
	),
	shareText: {
		plain: 'Four letters and what company costs you, in 24 questions. Free, no signup.',
		withResult: 'I came out as {type} and {profile}. 24 questions, free, no signup.',
	},
	profiles: {
		'Social Dynamo': 'Social Dynamo',
		'Balanced Energizer': 'Balanced Energizer',
		'Selective Socializer': 'Selective Socializer',
		'Deep Focus Battery': 'Deep Focus Battery',
	},
}

import { quizLabels } from '#content/quizzes/en/labels.ts'
import { mbtiFindings, testNotice, trademarkNotice } from '#content/quizzes/en/notes.ts'
import type { MbtiTest, QuizIntro, QuizNotes } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { energyProfiles } from './energy-profiles.ts'
import { mbtiPairWords } from './pairs.ts'
import { mbtiQuestions } from './questions.ts'
import { mbtiResultLabels } from './result-labels.ts'
import { mbtiTypes } from './types.ts'

const title = 'MBTI test with social energy: 24 questions, free'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: '16-type personality test with an energy score',
	summary:
		'24 questions show which of the 16 types fits you best, how close it was, and how much energy people cost you. For example: INTJ, but close to INFJ; energy cost 18 of 24, Selective Socializer.',
	expectHeading: 'What to expect',
	expect: [
		'One question at a time, four options each. No answer is right or wrong.',
		'Questions 1 to 16 decide four letters: extraversion or introversion (E, I), facts or patterns (S, N), logic or values (T, F), plans or options (J, P). Questions 17 to 24 are about energy.',
		'In questions 1 to 16, two options count for one letter and two for the other. The result shows how close each letter was, what it means in this test, and four things to try.',
		'Your browser’s Back button returns to the previous question.',
	],
	facts: ['5-7 minutes', 'Free', 'No signup', 'Nothing stored'],
	start: 'Start the test',
	startBelow: 'Take the test',
	home: 'Back to home',
	noScript:
		'The questions need JavaScript, because your answers stay in your browser. It is switched off here.',
}

/** The scoring rules of the test, before and after it. */
const rules: QuizNotes['rules'] = [
	{
		heading: 'How the letters are decided',
		text: 'Four questions decide each letter, and the majority wins. A tie, two against two, gives E, S, T or J: a rule of ours that says nothing about you. Ties come easily with four questions, so for each one read the type with the other letter too. For example, with I by 3 to 1, N by 4 to 0, T and F tied, and J by 3 to 1, you are told INTJ. Read INFJ as well.',
	},
	{
		heading: 'Your energy profile',
		text: 'Your eight energy answers add up to a score from 0 to 24. Up to 8 you are a Social Dynamo: company costs you little. From 9 to 16 a Balanced Energizer: it depends on the company. From 17 a Selective Socializer: company costs you a good deal.',
	},
]

export const mbtiTest: MbtiTest = {
	head: {
		title,
		description:
			'A free 16-type style test: 16 questions for four letters, 8 for your social energy. See how close each letter was. No signup, nothing stored, 5-7 minutes.',
		path: pages.mbtiTest.en,
		language: 'en',
		updated: '2026-11-22',
		card: {
			title: intro.title,
			picture: 'mbtiTest',
			alternative: 'Sixteen windows, four by four. One of them is fully lit.',
			note: title,
		},
	},
	about: 'Personality type',
	intro,
	notes: { notice: testNotice, rules, findings: mbtiFindings, trademark: trademarkNotice },
	questions: mbtiQuestions,
	results: { types: mbtiTypes, pairs: mbtiPairWords, profiles: energyProfiles },
	labels: mbtiResultLabels,
	shared: quizLabels,
}

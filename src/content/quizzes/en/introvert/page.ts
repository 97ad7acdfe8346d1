import { quizLabels } from '#content/quizzes/en/labels.ts'
import { introvertFindings, testNotice } from '#content/quizzes/en/notes.ts'
import type { IntrovertTest, QuizIntro } from '#content/types/quiz.ts'
import { pages } from '#domain/pages/pages.ts'
import { introvertQuestions } from './questions.ts'
import { introvertResultLabels } from './result-labels.ts'
import { introvertResults } from './results.ts'

const title = 'Introvert test: 12 questions, 5 minutes, free'

/** The screen before the first question. */
const intro: QuizIntro = {
	title: 'Introvert test: how long does your social battery last?',
	summary:
		'Twelve small situations: a train, a phone call, a table of ten. It is made for people who think that they are introverts: your answers place you on a scale from Social through Classic to Deep. You also get our rough guess at how many hours of company you can take, and how we got there.',
	expectHeading: 'What to expect',
	expect: [
		'One question at a time, four options each. No answer is right or wrong.',
		'Answer for an ordinary week, not for your best one or your worst.',
		'Stuck between two options? Think of the last time it happened and pick what you did.',
		'Your browser’s Back button returns to the previous question.',
	],
	facts: ['5 minutes', 'Free', 'No signup', 'Nothing stored'],
	start: 'Start the test',
	startBelow: 'Take the test',
	home: 'Back to home',
	noScript:
		'The questions need JavaScript, because your answers stay in your browser. It is switched off here.',
}

/** The note on the three bands, before and after the test. */
const bandNote = {
	heading: 'About the three results',
	text: 'A Social Introvert likes company and tires of it late, a Classic one enjoys it and needs an evening off afterward, a Deep one wants little of it and much time alone. Each answer scores points: few points in all mean Social, many mean Deep. Most combinations of answers give Classic; Deep takes consistently quiet answers. There is no result for extroverts: someone who picks the most outgoing answer every time is still called a Social Introvert here.',
}

export const introvertTest: IntrovertTest = {
	head: {
		title,
		description:
			'Twelve everyday situations, one result: how much company your social battery holds, and why. Free, no signup, nothing stored. Takes about 5 minutes.',
		path: pages.introvertTest.en,
		language: 'en',
		updated: '2026-11-21',
		card: {
			title: intro.title,
			picture: 'introvertTest',
			alternative:
				'Two open doors: a crowd behind the left one, one reader in a chair behind the right.',
			note: title,
		},
	},
	about: 'Introversion',
	intro,
	notes: { notice: testNotice, rules: [bandNote], findings: introvertFindings },
	questions: introvertQuestions,
	results: introvertResults,
	labels: introvertResultLabels,
	shared: quizLabels,
}

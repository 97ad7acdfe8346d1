import type { PageHead, QuizIntro } from '#content/types/quiz.ts'

/** The title and description of the introvert test. */
export const introvertHead = {
	title: 'Introvert test: 12 questions, 5 minutes, free',
	description:
		'Twelve everyday situations, one result: how much company your social battery holds, and why. Free, no signup, nothing stored. Takes about 5 minutes.',
} as const satisfies PageHead

/** The screen before the first question. */
export const introvertIntro = {
	title: 'Introvert test: how long does your social battery last?',
	summary:
		'Twelve small situations: a train, a phone call, a table of ten. Pick what you would really do. You get one of three results, a rough size for your battery, and the sum it came from.',
	expectHeading: 'What to expect',
	expect: [
		'One question at a time, four options each. There are no right ones.',
		'Answer for an ordinary week, not for your best one or your worst.',
		'Stuck between two options? Take the one you did last time.',
		'Your browser’s Back button returns to the previous question.',
	],
	facts: ['5 minutes', 'Free', 'No signup', 'Nothing stored'],
	start: 'Start the test',
	startBelow: 'Take the test',
	home: 'Back to home',
	noScript:
		'The questions need JavaScript, because your answers stay in your browser. It is switched off here.',
} as const satisfies QuizIntro

/** The note on the three bands, before and after the test. */
export const introvertBandNote = {
	heading: 'About the three bands',
	text: 'We drew the bands ourselves, and they lean towards the middle: of all possible answer sheets, about three in four come out as Classic and fewer than one in a thousand as Deep. There is no result for extraverts either: someone who picks the first option every time is still called a Social Introvert here, and is free to laugh.',
} as const

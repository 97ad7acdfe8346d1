import { name } from '#words/product.ts'
import type { Comparison, Moment } from '#words/schemas/article.ts'
import type { Head } from '#content/types/page.ts'
import type { Question } from '#domain/quiz/quiz.ts'

export const head: Head = {
	title: 'Parts of the house',
	description: 'Every part of the design system on one page, for the people who build with it.',
	path: '/_design',
	language: 'en',
	isPrivate: true,
}

export const comparison: Comparison = {
	label: 'Comparison',
	columns: ['A calendar', 'A mood diary', name],
	rows: [
		{ name: 'Knows', cells: ['When', 'How it felt', 'What it will cost'] },
		{ name: 'Tells you', cells: ['At the time', 'Afterwards', 'On Monday'] },
		{ name: 'Asks of you', cells: ['Everything', 'A paragraph', 'Two taps'] },
	],
}

export const moments: readonly Moment[] = [
	{
		time: '07:10',
		level: 68,
		title: 'Woke up, nobody spoke',
		text: 'The best part of the day, by some distance.',
	},
	{
		time: '11:30',
		level: 36,
		title: 'Workshop, nine people',
		text: 'Costs 23. You were also asked to share your screen.',
	},
	{
		time: '14:15',
		level: 42,
		title: 'A walk, no podcast',
		text: 'Gives 6 back. Fifteen minutes are enough.',
	},
	{
		time: '17:30',
		level: 12,
		title: 'Leaving drinks',
		text: 'You stayed for one, which is the polite number.',
	},
]

export const question = {
	text: 'It is late at a party. Where are you?',
	options: [
		'In the middle of it, and I will close the place.',
		'In the kitchen with one person, talking properly.',
		'On the balcony, just for a moment.',
		'At home, having left without saying goodbye.',
	],
} as const satisfies Question

/** Announced with the chosen one of the options. */
export const chosenLabel = 'Your answer so far'

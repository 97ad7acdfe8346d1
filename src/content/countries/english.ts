import { appLinksFrom } from '#words/site-urls.ts'
import { planTableIn, planWordsIn } from '#words/plans.ts'
import { pricesIn, trialLabels } from '#content/pricing.ts'
import {
	checkInSeconds,
	freeWeek,
	learningTime,
	opening,
	productFactLabels,
	productFacts,
} from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { Link } from '#content/types/page.ts'
import type { Pricing } from '#words/schemas/landing.ts'
import type { Question } from '#words/schemas/landing.ts'
import type {
	FeatureGrid,
	FilmWords,
	Product,
	RegionalHero,
	RivalComparison,
} from '#content/types/country-page.ts'
import type { Country } from '#domain/country/countries.ts'

/** Words that the three English pages share: their spelling is the same in all three countries. */

export const features: RegionalHero['features'] = [
	productFactLabels.checkIn.en,
	productFactLabels.event.en,
	'A forecast for each evening of the week',
	productFactLabels.notes.en,
]
export const problemTitle = 'Stop the Social Battery Guessing Game'
export const solutionTitle = 'Imagine Having Complete Control'
export const elsewhere = 'This page for other countries'
export const further = [
	{ label: 'Take the introvert test', href: '/introvert-test' },
	{ label: 'Read the guide to social energy', href: '/social-energy-management' },
]
export const testimonialsTitle = 'What people might say'
export const sampleNote =
	'Samples. We wrote them; real ones replace them once real people have said them.'

export const film: FilmWords = {
	label: 'Demo film: a week in the app, 90 seconds, no sound',
	play: 'Watch a week, 90\u00A0seconds',
	unsupported: 'Your browser does not support the video tag.',
}

export const product: Product = {
	title: 'How It Works',
	steps: [
		{
			title: `${checkInSeconds}-second morning and evening check-ins`,
			text: productFacts.checkIn.en,
		},
		{
			title: 'Log events, predicted vs actual',
			text: `${productFacts.event.en} The difference is the interesting part.`,
		},
		{
			title: 'Discover patterns',
			text: `After ${learningTime.en} you see which people and places cost you what, what fills you up again, and where your guesses are usually wrong.`,
		},
	],
	caption:
		'From the film: Thursday evening. The forecast was 37, drawn as a blind; 35 was left, drawn as light.',
}

export const featureGrid: FeatureGrid = {
	title: 'Seven things it does',
	features: [
		{
			icon: 'blind',
			title: 'A forecast for every evening',
			text: 'The whole week ahead: from typical costs at first, then from what things have cost you. It is an estimate, so it is shown as a range.',
		},
		{
			icon: 'calendar',
			title: 'A weekly budget, with alerts',
			text: 'Work, family and friends draw on one battery. A quiet alert says when the next yes would be too much.',
		},
		{
			icon: 'shelf',
			title: 'Predicted beside actual',
			text: 'A call, a wedding, a walk: what you expected, and what it took.',
		},
		{
			icon: 'clock',
			title: 'Patterns',
			text: 'Which hours, which rooms, which people. An open-plan office costs energy too.',
		},
		{
			icon: 'plant',
			title: 'Recovery, planned',
			text: 'It learns what refills you and how long that takes, and keeps a place for it in the week.',
		},
		{
			icon: 'journal',
			title: 'A private journal',
			text: 'For the sentence that you want to keep and nobody needs to read.',
		},
		{
			icon: 'padlock',
			title: 'Your data stays yours',
			text: 'Export everything you wrote, or delete it, at any time.',
		},
	],
}

export const comparison: RivalComparison = {
	title: 'Other good apps, and what they do not say',
	text: 'We use some of them ourselves. They answer different questions.',
	heads: ['Tells you', 'Does not tell you'],
	rivals: [
		{
			name: 'Mood apps',
			good: 'How you felt, day by day.',
			open: 'Who was there, what it cost, and how next week will end.',
		},
		{
			name: 'Calendar apps',
			good: 'When you are free.',
			open: 'How much energy you will have at that hour.',
		},
		{
			name: 'Productivity apps',
			good: 'What has to be done, and in which order.',
			open: 'That three good meetings can make a fourth impossible.',
		},
		{
			name,
			good: 'What people cost you, what quiet gives back, and which evening may be too much.',
			open: 'Your tasks and your moods. Keep the app that you have for those.',
		},
	],
}

export const faqTitle = 'FAQ'

/** Questions of the FAQ that the pages share; each page adds its own. */
export const doubts = {
	forecast: {
		question: 'How can it know about Thursday?',
		answer: `From you. You note what is planned, what you expect it to cost and, once it is over, what it did cost. ${productFacts.firstWeek.en} It stays an estimate.`,
	},
	logging: {
		question: 'Do I have to log everything?',
		answer:
			'No. Two taps, morning and evening, and the events that cost you energy; without those the forecast stays rough. Skip a day and the forecast becomes a little less exact. Nobody scolds you.',
	},
} as const satisfies Record<string, Question>

/** Shared words with the country's price format and links. */
export function wordsFor({ path, language }: Country) {
	const app = appLinksFrom(path)
	const plan = planWordsIn('en', language)
	const prices = pricesIn(language)
	const tryFree = (place: string): Link => ({ label: trialLabels.en, href: app.signup(place) })
	const offers: Pricing['offers'] = [
		{
			...plan.offer,
			items: [
				'Your level each day, and what moved it',
				'The forecast for the whole week',
				'A warning before you say yes',
				'All later improvements to these three',
			],
			action: tryFree('pricing'),
		},
		{
			name: 'Premium',
			price: prices.premium,
			...plan.premium,
			items: [plan.premium.includes, 'Advanced AI predictions', 'Priority email support'],
			action: { label: 'Coming soon' },
		},
	]
	return {
		plan,
		firstScreen: {
			action: { label: 'Get Instant Access', href: app.signup('hero') },
			terms: plan.terms,
			devices: opening.en,
		},
		startTrial: { label: 'Start Free Trial', href: app.home('problem') },
		closingAction: tryFree('closing'),
		pricing: {
			title: plan.title,
			offers,
			plans: planTableIn('en', { locale: language }),
			meaning: `${freeWeek.en} ${plan.meaning}`,
		},
	} as const
}

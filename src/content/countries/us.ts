import { claimsIn } from '#words/claims.ts'
import { crisisLines } from '#content/crisis-lines.ts'
import { siteHost } from '#words/site-urls.ts'
import { pricing as plan } from '#content/pricing.ts'
import { productFacts } from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countries } from '#domain/country/countries.ts'
import * as english from './english.ts'
import { appPeriods } from '#content/app-periods.ts'

const words = english.wordsFor(countries.US)

export const unitedStates: CountryPage = {
	...countries.US,
	name: 'United States',
	flag: 'us',
	domain: siteHost,
	updated: '2026-11-22',
	seo: {
		title: 'Social battery app for American introverts',
		description: `Know on Monday which evening your social battery runs out, and plan a week you can finish. ${words.plan.inSentence}.`,
		keywords: [
			'social battery app',
			'introvert app',
			'social energy tracker',
			'introvert burnout',
			'energy budget',
		],
		alternative:
			'A brick front with a fire escape. Of its two windows one is lit, with a plant on the sill.',
	},
	content: {
		badge: 'For introverts in the United States',
		headline: 'Know on Monday when your social battery runs out.',
		subheadline: `${name} is a web app for introverts, for phone and computer. You enter your video calls, office days and Saturday’s baby shower, and on Monday it shows which evening may be too much, while you can still move something.`,
		features: english.features,
		...words.firstScreen,
		claims: claimsIn('en', 'americans'),
		film: english.film,
		problem: {
			title: english.problemTitle,
			text: 'Most people notice only when the battery is empty. By then it is Thursday, and there is dinner at seven.',
			pains: [
				{
					moment: 'Monday, 9:05 a.m.',
					title: 'There is room in the calendar.',
					text: 'Five meetings, lunch with the new hire, your sister at eight. It all fits. The calendar counts hours, not energy.',
					picture: 'calendar',
				},
				{
					moment: 'Wednesday, 3:40 p.m.',
					title: 'One more quick call.',
					text: 'You expect it to cost twelve. It has nine people in it and costs nineteen. Nobody keeps a record, so next week you expect twelve again.',
					picture: 'call',
				},
				{
					moment: 'Thursday, 6:20 p.m.',
					title: 'Your battery is empty, and the table is booked.',
					text: 'You cancel and apologize three times, or you go and hardly say a word. Neither was the plan on Monday.',
					picture: 'coatOnChair',
				},
			],
			action: words.startTrial,
		},
		solution: {
			title: english.solutionTitle,
			benefits: [
				{
					title: 'Thursday, on Monday',
					text: 'Seven evenings, each with its forecast. The one that may be too much is marked while a single text message can still change it.',
				},
				{
					title: 'A no with a reason',
					text: '“I’m at eleven percent” is a complete sentence. People who love you can work with a number.',
				},
				{
					title: 'Rest that was planned',
					text: 'The Sunday after the reunion stays free because you kept it free, not because you could not get up.',
				},
			],
		},
		product: english.product,
		featureGrid: english.featureGrid,
		testimonials: {
			title: english.testimonialsTitle,
			sampleNote: english.sampleNote,
			items: [
				{
					title: 'The offsite moved to Tuesday',
					quote:
						'Thursday said <b>nine percent</b>. I moved one offsite. That is the whole story. On Thursday I made dinner.',
					author: 'Sample A',
					role: 'product manager, open-plan office',
					isSample: true,
				},
				{
					title: 'It was the small talk before the meeting',
					quote:
						'The meetings cost me little. The <b>four minutes while everybody joins</b> cost me the most.',
					author: 'Sample B',
					role: 'engineer, works from home',
					isSample: true,
				},
				{
					title: 'Still going to the game',
					quote: 'I go, and I <b>leave in the seventh inning</b>. Nobody has ever asked why.',
					author: 'Sample C',
					role: 'nurse, two children',
					isSample: true,
				},
			],
			claims: [],
		},
		comparison: english.comparison,
		pricing: {
			...words.pricing,
			note: `${words.plan.early} A payment provider takes the card payment and adds sales tax where your state requires it.`,
		},
		faq: {
			title: english.faqTitle,
			questions: [
				english.doubts.forecast,
				english.doubts.logging,
				words.plan.question,
				{
					question: 'Can I have my money back?',
					answer: `No, except for billing errors that you report within ${appPeriods.billingErrorDays} days and wherever federal or state law gives you a right to it. That is why the first week is free.`,
				},
				{
					question: 'What happens to my data?',
					answer: `${productFacts.notes.en} That is the same in every state.`,
				},
				{
					question: 'Is this therapy?',
					answer: `No. A social battery is a metaphor, not a diagnosis. If you feel low for weeks, please talk to a doctor. In a crisis in the United States, call or text ${crisisLines.US.number}, day or night.`,
				},
			],
		},
		closing: {
			title: 'Keep one evening for yourself.',
			text: `${plan.trialDays} days free. If they change nothing for you, keep your ${words.plan.offer.price}.`,
			action: words.closingAction,
			elsewhere: english.elsewhere,
			further: english.further,
		},
	},
}

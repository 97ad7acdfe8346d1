import { crisisLines } from '#content/crisis-lines.ts'
import { siteHost } from '#words/site-urls.ts'
import { pricing as plan } from '#content/pricing.ts'
import { productFacts } from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countries } from '#domain/country/countries.ts'
import * as english from './english.ts'
import { appPeriods } from '#content/app-periods.ts'

const words = english.wordsFor(countries.IN)

export const india: CountryPage = {
	...countries.IN,
	name: 'India',
	flag: 'in',
	domain: siteHost,
	updated: '2026-11-22',
	seo: {
		title: 'Social battery app for introverts in India',
		description: `Late calls, family functions, one battery. See on Monday which evening it runs out and plan around it. ${words.plan.inSentence}.`,
		keywords: [
			'social battery app India',
			'introvert app',
			'social energy tracker',
			'wedding season',
			'energy budget',
		],
		alternative:
			'A jharokha, a carved balcony window, lit from within. A plant stands behind its lattice.',
	},
	content: {
		badge: 'For introverts in India',
		headline: 'A wedding has five functions. You have one social battery.',
		subheadline: `${name} is a web app for introverts, for phone and computer. A stand-up at ten, a late call with another time zone, relatives on Sunday: on Monday it shows which evening may be too much, while you can still move something.`,
		features: english.features,
		...words.firstScreen,
		claims: [],
		film: english.film,
		problem: {
			title: english.problemTitle,
			text: 'Most people notice the level when it reads zero. By then it is the weekend, and the whole family is in the drawing room.',
			pains: [
				{
					moment: 'Monday, 10:10 am',
					title: 'The calendar says you are free.',
					text: 'Five meetings, lunch with the new joinee, your cousin’s call at eight. It all fits. The calendar counts hours, and the hours are free.',
					picture: 'calendar',
				},
				{
					moment: 'Wednesday, 9:40 pm',
					title: 'One last call with the other time zone.',
					text: 'You expect it to cost twelve. It has nine people in it and costs nineteen. Nobody keeps a record, so next Wednesday you expect twelve again.',
					picture: 'call',
				},
				{
					moment: 'Saturday, 6:20 pm',
					title: 'Everyone has come, and you have already left.',
					text: 'You stand on the balcony and apologise for it later, or you stay and smile like the framed photograph. Neither was the plan on Monday.',
					picture: 'photograph',
				},
			],
			action: words.startTrial,
		},
		solution: {
			title: english.solutionTitle,
			benefits: [
				{
					title: 'Saturday, on Monday',
					text: 'Seven evenings, each with its forecast. The one that may be too much is marked while a single message can still change it.',
				},
				{
					title: 'A no with a reason',
					text: '“I’m at eleven per cent” is a complete sentence. It works on colleagues at once, and on aunts after some practice.',
				},
				{
					title: 'Rest that was planned',
					text: 'The day after the reception stays free because you kept it free, not because you could not get up.',
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
					title: 'The workshop moved to Tuesday',
					quote:
						'Thursday said <b>nine per cent</b>. I moved one workshop. That is the whole story. On Thursday I cooked for my parents.',
					author: 'Sample A',
					role: 'product manager, Bengaluru',
					isSample: true,
				},
				{
					title: 'The sangeet was never the problem',
					quote:
						'Dancing is cheap. <b>Explaining my job to forty people</b> is where the points go.',
					author: 'Sample B',
					role: 'data analyst, works from home',
					isSample: true,
				},
				{
					title: 'Ninety minutes each way',
					quote: 'I had blamed the office. It was the <b>shared cab</b>.',
					author: 'Sample C',
					role: 'accountant, Mumbai',
					isSample: true,
				},
			],
			claims: [],
		},
		comparison: english.comparison,
		pricing: {
			...words.pricing,
			note: `${words.plan.early} A card payment provider charges in US dollars; your bank converts to rupees and may add a fee.`,
		},
		faq: {
			title: english.faqTitle,
			questions: [
				english.doubts.forecast,
				english.doubts.logging,
				words.plan.question,
				{
					question: 'Can I have my money back?',
					answer: `No, except for billing errors that you report within ${appPeriods.billingErrorDays} days and wherever Indian law gives you a right to it. That is why the first week is free.`,
				},
				{
					question: 'Who sees my data, and may my daughter use it?',
					answer: `${productFacts.notes.en} Our minimum age is 16, but Indian law counts everyone under 18 as a child: until then a parent has to agree.`,
				},
				{
					question: 'Is this therapy?',
					answer: `No. A social battery is a metaphor, not a diagnosis. If you feel low for weeks, please talk to a doctor. In India, Tele-MANAS answers day and night, free, on ${crisisLines.IN.number}.`,
				},
			],
		},
		closing: {
			title: 'Keep one lamp for yourself.',
			text: `${plan.trialDays} days free. If they change nothing for you, keep your ${words.plan.offer.price}.`,
			action: words.closingAction,
			elsewhere: english.elsewhere,
			further: english.further,
		},
	},
}

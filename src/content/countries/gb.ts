import { crisisLines } from '#content/crisis-lines.ts'
import { siteHost } from '#words/site-urls.ts'
import { pricing as plan } from '#content/pricing.ts'
import { productFacts } from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { CountryPage } from '#content/types/country-page.ts'
import { countries } from '#domain/country/countries.ts'
import * as english from './english.ts'
import { appPeriods } from '#content/app-periods.ts'

const words = english.wordsFor(countries.GB)

export const unitedKingdom: CountryPage = {
	...countries.GB,
	name: 'United Kingdom',
	flag: 'gb',
	domain: siteHost,
	updated: '2026-11-22',
	seo: {
		title: 'Social battery app for introverts in the UK',
		description: `See on Monday which evening your social battery gives out, and organise a week with something left. ${words.plan.inSentence}.`,
		keywords: [
			'social battery app UK',
			'introvert app',
			'social energy tracker',
			'social fatigue',
			'energy budget',
		],
		alternative: 'A bay window in the rain. The light is on, and so is the kettle.',
	},
	content: {
		badge: 'For introverts in the United Kingdom',
		headline: 'Find out on Monday when your social battery runs out.',
		subheadline: `${name} is a web app for introverts, for phone and computer. A stand-up at nine, lunch with a client, leaving drinks you said yes to in March: on Monday it shows which evening may be too much, while you can still move something.`,
		features: english.features,
		...words.firstScreen,
		claims: [],
		film: english.film,
		problem: {
			title: english.problemTitle,
			text: 'One tends to notice at zero. By then it is Thursday, and it would be rude to leave.',
			pains: [
				{
					moment: 'Monday, 9.05am',
					title: 'There is room in the diary.',
					text: 'Five meetings, lunch with the new starter, your sister at eight. It all goes in. The diary counts hours, and the hours are free.',
					picture: 'calendar',
				},
				{
					moment: 'Wednesday, 3.40pm',
					title: 'A quick word by the kettle.',
					text: 'You expect it to cost five. It costs nineteen, standing up. Nobody keeps a record, so next week you expect five again.',
					picture: 'kettle',
				},
				{
					moment: 'Thursday, 6.20pm',
					title: 'Your battery is empty, and it is your round.',
					text: 'You make an excuse and apologise for the excuse, or you stay and nod like a coat on a hook. Neither was the plan on Monday.',
					picture: 'coatOnHook',
				},
			],
			action: words.startTrial,
		},
		solution: {
			title: english.solutionTitle,
			benefits: [
				{
					title: 'Thursday, on Monday',
					text: 'Seven evenings, each with its forecast. The one that may be too much is marked while a single message can still change it.',
				},
				{
					title: 'A no with a reason',
					text: '‘I’m at eleven per cent’ is a complete sentence, and a good deal shorter than the usual one.',
				},
				{
					title: 'Rest that was planned',
					text: 'The bank holiday Monday stays free because you kept it free, not because you could not get up.',
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
					title: 'The away day moved to Tuesday',
					quote:
						'Thursday said <b>nine per cent</b>. I moved one away day. That is the whole story. On Thursday I cooked.',
					author: 'Sample A',
					role: 'product manager, open-plan office',
					isSample: true,
				},
				{
					title: 'It was the goodbyes',
					quote: 'The party is cheap. <b>Leaving it</b> takes forty minutes and all I have.',
					author: 'Sample B',
					role: 'teacher, two children',
					isSample: true,
				},
				{
					title: 'I stopped explaining',
					quote:
						'I send a number now. People answer <b>‘same’</b>, and then we talk about the weather.',
					author: 'Sample C',
					role: 'developer, works from home',
					isSample: true,
				},
			],
			claims: [],
		},
		comparison: english.comparison,
		pricing: {
			...words.pricing,
			note: `${words.plan.early} A card payment provider charges in US dollars, and your bank converts to pounds.`,
		},
		faq: {
			title: english.faqTitle,
			questions: [
				english.doubts.forecast,
				english.doubts.logging,
				words.plan.question,
				{
					question: 'Can I have my money back?',
					answer: `UK consumer law gives you 14 days to change your mind about most things bought online, and nothing here takes that away. Beyond it we refund billing errors reported within ${appPeriods.billingErrorDays} days, and otherwise not. That is why the first week is free.`,
				},
				{
					question: 'What happens to my data?',
					answer: `${productFacts.notes.en} The UK GDPR gives you the right to see your data, to have it corrected or erased, and to complain to the ICO.`,
				},
				{
					question: 'Is this therapy?',
					answer: `No. A social battery is a metaphor, not a diagnosis. If you feel low for weeks, please see your GP. Samaritans answer day and night, free, in the UK and Ireland, on ${crisisLines.GB.number}.`,
				},
			],
		},
		closing: {
			title: 'Leave the landing light on.',
			text: `${plan.trialDays} days free. If they change nothing for you, keep your ${words.plan.offer.price}.`,
			action: words.closingAction,
			elsewhere: english.elsewhere,
			further: english.further,
		},
	},
}

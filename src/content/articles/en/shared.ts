import { trialLabels } from '#content/pricing.ts'
import { planWordsIn } from '#content/plans.ts'
import { productDefinitions } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import type { ArticleWords } from '#content/types/article.ts'

export const sharedWords: ArticleWords = {
	closing: {
		faq: 'FAQ',
		related: 'Related guides',
		lead: {
			title: 'News about the app, by e-mail',
			prompt:
				'You can use the app today; this list is only for news about it: new features and price changes. Along with your address, we store which guide you signed up from.',
		},
	},
	guides: {
		socialEnergyManagement: 'Social energy management, the guide',
		socialBatteryTracker: 'The social battery tracker',
		socialBatteryDrained: 'Signs of a drained social battery',
		socialBatteryRecharge: 'How to recharge',
		socialBatteryQuotes: 'Quotes and captions',
		socialBatteryPsychology: 'What psychology knows',
		lowSocialBattery: 'Low battery: the next ten minutes',
		mySocialBattery: 'Your battery on one sheet',
		socialBatteryPin: 'Pins that say it for you',
		introvertSocialBattery: 'The introvert social battery',
		introvertProductivity: 'Introvert productivity',
		introvertTest: 'The introvert test',
		mbtiTest: 'The 16-type and energy test',
	},
	sources: {
		title: 'Sources',
		summary: '{count} sources, each with where it is cited',
		cited: 'Cited in',
		mark: 'Source',
	},
	dates: {
		published: 'Published on {day}.',
		changed: 'Published on {published}, last changed on {updated}.',
		editors: `Written and checked by the ${name} editors:`,
		method: 'how we work',
	},
	maker: {
		guide: `A guide by ${name}, the web app that shows introverts on Monday which evening that week may be too much.`,
		test: `A test by ${name}, the web app that shows introverts on Monday which evening that week may be too much.`,
		price: `${trialLabels.en}, on phone and computer: ${planWordsIn('en').inSentence}.`,
		notes: `${productDefinitions.en} The test is free, needs no app and stores no answers.`,
		app: 'What the app does',
		privacy: 'privacy',
	},
}

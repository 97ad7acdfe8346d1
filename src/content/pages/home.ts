import { appPeriods } from '#content/app-periods.ts'
import { claimSentences, claimsIn } from '#words/claims.ts'
import { appLinksFrom } from '#words/site-urls.ts'
import { appScreens, dayNames } from '#content/app-screens.ts'
import { exampleCosts, exampleLevels, exampleLevelsByChanges } from '#content/example-week.ts'
import { premiumLeadForm } from '#content/lead-form.ts'
import { planTableIn, planWordsIn } from '#words/plans.ts'
import { pricing as plan, prices, trialLabels } from '#content/pricing.ts'
import { freeWeek, opening, productDefinitions, productFacts } from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type {
	AssessmentCall,
	Benefits,
	FinalCall,
	Hero,
	HowItWorks,
	LinkGrid,
	Scenario,
	Testimonials,
} from '#content/types/landing.ts'
import type { Faq } from '#content/types/faq.ts'
import type { Head } from '#content/types/page.ts'
import type { Pricing } from '#content/types/pricing.ts'

const app = appLinksFrom('/')
const words = planWordsIn('en')
const trial = (place: string) => ({ label: trialLabels.en, href: app.signup(place) })

/** Who is in the windows, Monday to Sunday. */
const silhouettes = ['plant', 'visitors', 'crowd', 'asleep', 'cat', 'reader', 'sunday'] as const

/** Thursday's forecast, as planned and with the workshop on Tuesday. */
const [thursday, thursdayAfterMove] = exampleLevelsByChanges.map((levels) => levels[3])

export const hero: Hero = {
	title: 'See Thursday coming.',
	lede: productDefinitions.en,
	action: trial('hero'),
	terms: words.terms,
	devices: opening.en,
	week: {
		label: 'Monday’s forecast for a week: how much energy is left each evening, of 100',
		days: silhouettes.map((silhouette, day) => {
			const [short, longName] = dayNames[day] ?? ['', '']
			const level = exampleLevels[day] ?? 0
			return {
				name: short,
				longName,
				forecast: level,
				level,
				silhouette,
				...(silhouette === 'asleep' && { silhouetteAbove: 'reader' }),
			}
		}),
		levelsByChanges: exampleLevelsByChanges,
		caption:
			'An example of Monday’s forecast. More light means more energy left that evening, of 100.',
		phone: {
			time: '07:10',
			title: 'Thursday evening, forecast',
			unit: 'of 100 left',
			hint: 'Try it: change one of these.',
			changes: [
				{
					icon: 'workshop',
					name: 'Team workshop',
					planned: `Thu, costs ${exampleCosts.workshop}`,
					changed: `now Tue, costs ${exampleCosts.workshop}`,
					action: 'Move',
					label: 'Move the team workshop from Thursday to Tuesday',
				},
				{
					icon: 'drinks',
					name: 'Farewell drinks',
					planned: `Thu, costs ${exampleCosts.drinks}`,
					changed: 'skipped',
					action: 'Skip',
					label: 'Skip the farewell drinks on Thursday',
					isSkipped: true,
				},
				{
					icon: 'dinner',
					name: 'Dinner',
					planned: `Wed, costs ${exampleCosts.dinner}`,
					changed: 'skipped',
					action: 'Skip',
					label: 'Skip the dinner on Wednesday',
					isSkipped: true,
				},
			],
			undo: 'Undo',
		},
		announcement: 'New forecast:',
	},
}

export const howItWorks: HowItWorks = {
	title: 'What a social battery is, and how the app works',
	text: `A social battery is the energy you have for being with people. Company uses it up, quiet restores it, and how fast differs from person to person. ${name} is a web app that learns how fast yours goes.`,
	steps: [
		{
			...appScreens.checkIn,
			title: `1. ${appScreens.checkIn.title}`,
			text: [productFacts.checkIn.en, ...claimSentences('en', 'trackingEnough')].join(' '),
		},
		{
			...appScreens.cost,
			title: `2. ${appScreens.cost.title}`,
			text: `You enter what is planned. ${appScreens.cost.text}`,
		},
		{ ...appScreens.week, title: `3. ${appScreens.week.title}` },
	],
	claims: claimsIn('en', 'accuracy', 'planning', 'joinedThisWeek', 'signupTime'),
}

export const scenarios: readonly [Scenario, Scenario, Scenario] = [
	{
		icon: 'asleep',
		scenario: 'The crash. Thursday, 16:40',
		title: 'You are reading the same sentence for the fourth time.',
		quote: 'I’m not tired. I just can’t hear what you are saying any more.',
		text: 'Nothing went wrong. A workshop, a coffee, a call with nine people, farewell drinks still to come. Each of them is fine. Together they are too much, and no calendar adds them up.',
		impact: `On Monday the forecast said ${thursday}. With the workshop on Tuesday it would have said ${thursdayAfterMove}.`,
	},
	{
		icon: 'envelopes',
		scenario: 'The overcommit. Monday, 9:05',
		title: 'You said yes with Monday’s battery.',
		quote: 'Dinner on Wednesday? Of course. Drinks on Friday? Why not.',
		text: 'On Monday you had energy for both. Nobody asked how much would be left by Friday.',
		impact: 'On Friday evening you are empty, and they are expecting you.',
	},
	{
		icon: 'messages',
		scenario: 'The guilt. Saturday, 19:30',
		title: 'You canceled, then spent the evening apologizing.',
		quote: 'So sorry, something came up, I feel terrible.',
		text: 'The couch, the tea, the phone face down. And still three drafts of the same message in your head.',
		impact: '“I’m at eleven percent” is easier to send, and easier to believe.',
	},
]

export const benefits: Benefits = {
	title: 'What you can do about Thursday.',
	text: 'One workshop moved or one dinner declined can be enough, if you know on Monday.',
	items: [
		{
			icon: 'blind',
			title: 'See the crash while you can still move it',
			description:
				'You see the week ahead, evening by evening. The one that may be too much is marked while there is still time to move something.',
			stat: claimsIn('en', 'lessFatigue')[0],
		},
		{
			icon: 'calendar',
			title: 'One weekly budget for all of it',
			description:
				'Work, family and friends draw on the same battery. The weekly budget shows what is promised, and a quiet alert says when the next yes would be too much.',
			stat: claimsIn('en', 'consistentOutput')[0],
		},
		{
			icon: 'shelf',
			title: 'Say no with a number',
			description:
				'You expected the evening to cost 15 and it cost 22. Those two numbers are an honest reason, so you need no excuse.',
			stat: claimsIn('en', 'lessGuilt')[0],
		},
		{
			icon: 'plant',
			title: 'Give rest a place in the calendar',
			description:
				'It learns what refills you and how long that takes, and keeps the evening after the wedding free before somebody asks for it.',
			stat: claimsIn('en', 'sustainable')[0],
		},
	],
	also: {
		title: 'Also in the app',
		items: [
			'Check-ins, morning and evening',
			'Predicted and actual cost of every event',
			'Patterns: which company costs what',
			'A private recovery journal',
			'Export and deletion of everything you wrote',
		],
	},
}

export const testimonials: Testimonials = {
	title: 'What people might say',
	sampleNote: 'Samples. We wrote them; real ones replace them once real people have said them.',
	items: [
		{
			title: 'The workshop moved to Tuesday',
			quote: `I looked at the week, saw Thursday at <b>${thursday} of 100</b> and moved one workshop. That is the whole story. I made dinner on Thursday.`,
			author: 'Sample A',
			role: 'product manager, open-plan office',
			isSample: true,
		},
		{
			title: 'It was never the people',
			quote:
				'Seeing my friends costs me little. It was the <b>not knowing when it ends</b> that cost me thirty points a time.',
			author: 'Sample B',
			role: 'teacher, two children',
			isSample: true,
		},
		{
			title: 'I stopped explaining',
			quote: 'I send a number now. People answer <b>“same”</b> more often than you would think.',
			author: 'Sample C',
			role: 'developer, works from home',
			isSample: true,
		},
	],
	claims: claimsIn('en', 'professionals'),
}

export const pricing: Pricing = {
	title: words.title,
	offers: [
		{
			...words.offer,
			items: [
				'Your daily level, and what caused it',
				'A forecast for the week ahead',
				'A warning before you say yes',
				'All later improvements to these three',
			],
			action: trial('pricing'),
		},
		{
			name: 'Premium',
			price: prices.premium,
			...words.premium,
			items: [words.premium.includes, 'Advanced AI predictions', 'Priority email support'],
			action: { label: 'Coming soon' },
			lead: { ...premiumLeadForm, source: 'premium', disclosure: 'Tell me when it is ready' },
		},
	],
	plans: planTableIn('en'),
	meaning: `${freeWeek.en} ${words.meaning}`,
	note: `${words.early} A card payment provider takes the money.`,
}

export const faq: Faq = {
	title: 'FAQ',
	questions: [
		{
			question: 'How can it know about Thursday?',
			answer:
				'From you. You note what is planned, what you expect it to cost and, once it is over, what it did cost. It starts from typical costs and moves to your own. It stays an estimate.',
		},
		{
			question: 'Do I have to log everything?',
			answer: [
				'No. Two taps, morning and evening, and a guess for the events that cost you something.',
				...claimSentences('en', 'trackingEnough'),
				'If you skip a day the forecast becomes a little less exact.',
			].join(' '),
		},
		words.question,
		{
			question: 'Can I have my money back?',
			answer: `No, except for billing errors you report within ${appPeriods.billingErrorDays} days and wherever the law gives you a right to it. That is why the week is free.`,
		},
		{
			question: 'Is a social battery a medical term?',
			answer: `No. It is a metaphor, and a useful one because you can write it down. ${name} is not therapy and does not diagnose anything. If you feel low for weeks, please talk to a doctor.`,
		},
		{
			question: 'Who reads what I write down?',
			answer: `${productFacts.notes.en} The privacy policy names the companies that process data for us.`,
		},
		{
			question: 'Are the figures on this page a study?',
			answer:
				'No. Effects and accuracy are our aims, not measured yet, and the counts are sample figures until we count. Each says so beside it.',
		},
		{
			question: 'Will it try to make me more outgoing?',
			answer: 'No. It is there so that you have energy left for the people you like.',
		},
	],
}

const description = `A web app for phone and computer: track your social energy, see on Monday which evening may be too much, and change it in time. ${plan.trialDays} days free.`

export const head: Head = {
	title: 'Social battery tracker app for introverts',
	description,
	path: '/',
	language: 'en',
	updated: '2026-11-22',
	card: {
		title: hero.title,
		picture: 'week',
		alternative: 'A house front with seven windows, one for each day. Thursday is nearly dark.',
		note: `${plan.trialDays} days free, ${words.after}`,
	},
}

export const assessment: AssessmentCall = {
	levels: [60, 40, 20],
	title: 'How big is your social battery?',
	text: 'Twelve questions about ordinary evenings, then a battery size, what it means for your week, and how far you can trust the result.',
	action: { label: 'Take the free test', href: '/introvert-test' },
	terms: 'Five minutes, no signup, nothing stored',
}

export const linkGrid: LinkGrid = {
	title: 'For tonight, or for later',
	feature: {
		illustration: 'emergency',
		label: 'It is already empty, and I am still here',
		text: 'What to do in the next ten minutes, in short lines.',
		href: '/low-social-battery',
	},
	rows: [
		{
			label: 'The free 5-minute assessment',
			text: 'Twelve questions, one honest result.',
			href: '/introvert-test',
			level: 40,
		},
		{
			label: 'What psychology knows, and what it does not',
			text: 'The studies, with their sizes.',
			href: '/social-battery-psychology',
			level: 65,
		},
		{
			label: 'My social battery',
			text: 'Draw up your own: what costs, what fills.',
			href: '/my-social-battery',
			level: 80,
		},
		{
			label: 'Twelve quotes with their sources',
			text: 'Who wrote it, in which work, and what they never said.',
			href: '/social-battery-quotes',
			level: 95,
		},
	],
}

export const finalCall: FinalCall = {
	title: 'Leave a light on for yourself.',
	text: `${plan.trialDays} days free. If they change nothing for you, keep your ${words.offer.price}.`,
	action: trial('closing'),
}

export const floatingCall = { label: 'Start MY Free Trial', href: app.signup('floating') }

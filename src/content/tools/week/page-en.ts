import { learningTime } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { WeekPage } from '#content/types/week.ts'
import { lowLine, mondayCharge } from '#domain/energy/estimates.ts'
import { pages } from '#domain/pages/pages.ts'
import { nightPercent } from './night-percent.ts'

/** The page of "Your week" in English. */
export const pageEn: WeekPage = {
	name: 'Your week',
	head: {
		title: 'Your week: a social battery forecast, free',
		description:
			'Tap in meetings, dinners and calls. See which evening will leave you empty, and the smallest change that helps. Free, no account, nothing stored.',
		path: pages.week.en,
		language: 'en',
		updated: '2026-11-22',
		card: {
			title: 'Your week, evening by evening',
			picture: 'eveningForecast',
			alternative:
				'Seven windows, one for each evening of a week. The blind of the fourth is almost down.',
			note: 'A forecast for each evening',
		},
	},
	failure: {
		title: 'Unexpected Application Error!',
		text: 'The page stopped. Your week is in the address: reload to go on with it.',
		action: { label: 'Return to Home', href: '/' },
	},
	notLoaded: {
		text: 'The planner has not loaded. Check your connection.',
		reload: { label: 'Reload the page', href: pages.week.en },
	},
	guide: {
		title: 'How the forecast is made',
		paragraphs: [
			`Every evening has a number from 0 to 100: what is left of your social energy when the day is over. A week starts at ${mondayCharge}, a rested Monday. Each thing that is planned takes its cost; quiet hours give some back.`,
			`A night gives back ${nightPercent} percent of what is missing. So a full day still shows on the next evening, and hardly on the one after. An evening below ${lowLine} counts as low.`,
			'The range shows how wrong the number may be. It grows with what is planned, and a wrong Tuesday makes Wednesday less certain.',
			'The costs, the nights and the ranges are our own estimates, not measurements: nobody has found a battery in a person. Change the costs until the week reads like yours.',
		],
	},
	faq: {
		title: 'Questions',
		questions: [
			{
				question: 'Does anything that I enter leave this page?',
				answer:
					'No. The forecast is computed in your browser, nothing is stored, and no request carries what you entered. Your week is kept in the link, in the part after #, which browsers do not send.',
			},
			{
				question: 'Where do the costs come from?',
				answer:
					'They are our own estimates for two hours with a few people: a meeting takes 9, a dinner 14, a party 20. They are a start. After some weeks you know your own better, and you can change each one here.',
			},
			{
				question: 'Why is the smallest change often a shorter event?',
				answer:
					'Because leaving an hour early asks least of anyone. Only if that is not enough does the page try moving something, and only then declining it. It never saves one evening by emptying another.',
			},
			{
				question: 'How precise is the forecast?',
				answer:
					'Not very, which is why each evening has a range. Forecasts of company are often too gloomy: in studies introverts expected to feel worse in company than they then did. Take a low evening as a reason to look, not as a verdict.',
			},
			{
				question: 'How do I get back to my week?',
				answer:
					'Copy the link and keep it where you will find it on Sunday. It holds the whole week with your costs. There is no account.',
			},
		],
	},
	related: {
		title: 'Related',
		guides: [
			{
				label: 'Social energy management',
				href: pages.socialEnergyManagement.en,
				text: 'What to do with a week once you see it',
				level: 70,
			},
			{
				label: 'Introvert productivity',
				href: pages.introvertProductivity.en,
				text: 'Eight ways to decline a meeting, in words',
				level: 45,
			},
			{
				label: 'Deine Woche (auf Deutsch)',
				href: pages.week.de,
				text: 'Diese Seite auf Deutsch',
				level: 88,
			},
			{
				label: 'Sua semana (em português)',
				href: pages.week.pt,
				text: 'Esta página em português',
				level: 88,
			},
		],
	},
	call: {
		title: `${name} does this every Monday, with your own costs.`,
		text: `It learns them from two taps, twice a day. After ${learningTime.en} the uncertain part gets smaller.`,
		action: {
			label: 'Try a week free',
			href: appLinksFrom(pages.week.en).signup('closing'),
		},
	},
}

import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
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
			'Tap in meetings, dinners and calls. See which evening leaves you with the least social energy, and the smallest change that helps. Free, no account.',
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
	intro: {
		title: 'Your week, evening by evening',
		lede: 'Tap in your plans below. See which evening leaves you the least social energy, and the smallest change that helps. For introverts: free, in your browser, no account.',
	},
	legend: [
		{ look: 'closed', short: 'Used up', long: 'Blind closed: used up' },
		{ look: 'halfOpen', short: 'Uncertain', long: 'Half open: uncertain' },
		{ look: 'light', short: 'Left', long: 'Light: left in any case' },
	],
	failure: {
		title: 'Unexpected Application Error!',
		text: 'The page stopped. Your week is in the address: if you try again, you go on with it.',
		tryAgain: 'Try again',
		action: { label: 'Return to Home', href: '/' },
	},
	notLoaded: {
		text: 'The planner has not loaded. Check your connection.',
		reload: { label: 'Reload the page', href: pages.week.en },
	},
	guide: {
		title: 'How the forecast is made',
		paragraphs: [
			`Every evening has a number from 0 to 100: what is left of your social energy when the day is over. A week starts at ${mondayCharge}, a rested Monday morning; you can change that. The longer a plan lasts and the more people are there, the more it takes; quiet hours give some back.`,
			`A night gives back ${nightPercent} percent of what is missing. So a full day still shows on the next evening, and hardly on the one after. An evening below ${lowLine} counts as low.`,
			'The uncertain part of each window shows how wrong the number may be. It grows with what is planned, and a wrong Tuesday makes Wednesday less certain.',
			'The costs, the nights and the uncertainty are our own estimates, not measurements: nobody has found a battery in a person. Change the costs until the week fits you.',
		],
	},
	faq: {
		title: 'Questions',
		questions: [
			{
				question: 'Does anything that I enter leave this page?',
				answer:
					'No. The forecast is computed in your browser, and nothing you enter is sent anywhere. Your week is kept only in the link, in the part after the #, which browsers do not send. Anyone you give the link to can read it. If you save the calendar file, its reminder contains the link, and an online calendar then has it too.',
			},
			{
				question: 'Where do the costs come from?',
				answer:
					'From our own judgment; no study has measured them. For two hours with a few people, a meeting starts at 9: people take turns, and it ends. A dinner, at 14, has less of a topic and is harder to leave. A party, at 20, is many short talks with people you hardly know. After some weeks you know your own better.',
			},
			{
				question: 'Why is the smallest change often a shorter event?',
				answer:
					'Because leaving early usually changes the least for everyone else. That is our judgment, not a finding. Only if that is not enough does the page suggest moving something, and only then declining it. It never saves one evening by emptying another.',
			},
			{
				question: 'How precise is the forecast?',
				answer:
					'Not very, which is why each window has an uncertain part. Company often feels better than we feared: in four laboratory studies by Zelenski and others (2013, 495 people together), introverts expected acting outgoing to be more unpleasant than it then was. A fifth, with 97 people, only had them imagine it. Take a low evening as a reason to look, not as a verdict.',
			},
			{
				question: 'How do I get the file from my calendar?',
				answer:
					'Google Calendar: on a computer, Settings, Import & export, Export; choose the .zip here without unpacking it. Apple Calendar: on a Mac, choose the calendar, then File, Export, Export. Classic Outlook for Windows: File, Save Calendar. The page sorts the entries by their words and marks with “?” those it cannot sort. The link does not hold their titles.',
			},
		],
	},
	offers: {
		sayNo: { label: 'Find the words for it: Say no', href: pages.sayNo.en },
		twoSheets: {
			before: 'To compare with someone:',
			label: 'Two sheets, six questions each',
			href: pages.twoSheets.en,
		},
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
				label: 'Introvert test',
				href: pages.introvertTest.en,
				text: 'Twelve questions: how long your social battery lasts',
				level: 60,
			},
		],
	},
	call: toolCall('en', pages.week.en, `Here you guess the costs. ${name}, the app, learns yours.`),
}

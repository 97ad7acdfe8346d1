import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'
import { wordsEn } from './words-en.ts'

export const en: TwoSheetsPage = {
	head: {
		title: 'Two sheets: two social batteries on one page',
		description:
			'Six questions about your social battery for you and one other person. Then one page for both: where you differ, what to say, when to leave. Free, no account.',
		path: pages.twoSheets.en,
		language: 'en',
		updated: '2026-11-22',
		card: {
			...card,
			title: 'Two sheets',
			alternative: 'Two lit windows side by side, one with a reader, one with a cat.',
			note: 'Six questions each, one page for both',
		},
	},
	name: 'Two sheets',
	words: wordsEn,
	notLoaded: {
		loading: 'Loading the questions…',
		text: 'The questions have not loaded. Check your connection.',
		reload: { label: 'Reload the page', href: pages.twoSheets.en },
	},
	blank: {
		title: 'The six questions',
		text: 'This is all that is asked. To answer on paper, print this page twice, tick one box in each line, and swap the sheets when both are done.',
		more: { label: 'A longer sheet to print, with room to write', href: '/print/energy-sheet' },
	},
	faq: {
		title: 'FAQ',
		questions: [
			{
				question: 'Where are our answers kept?',
				answer:
					'In the link. They’re in the part after the # sign, which a browser never sends to a server, so we cannot read them. The page saves nothing; your browser history and your messages may keep the link. Anyone who has it can open it.',
			},
			{
				question: 'Can they see my answers before they have answered?',
				answer:
					'The page shows yours only when all six of theirs are chosen. The answers in the link are encoded, not encrypted: someone determined could read them early.',
			},
			{
				question: 'How is the leaving time worked out?',
				answer:
					'From your two answers to question one: the shorter time plus a quarter of the difference, counted from when you arrive. With two and four hours you leave after two and a half. A whole evening counts as five hours. That is our own estimate, not a finding. If it doesn’t suit you both, leave separately.',
			},
			{
				question: 'Does it tell us whether we suit each other?',
				answer:
					'No. There is no score and no percentage. Two people with different sheets have more to arrange, and that is all the page is for.',
			},
			{
				question: 'Can I use it alone?',
				answer:
					'Yes. After the six questions you can print your own sheet, with room for your own words. The guide to the social battery profile explains each line.',
			},
		],
	},
	related: {
		title: 'What goes with it',
		guides: [
			{
				href: pages.week.en,
				label: 'Your week',
				text: 'Seven evenings before they happen: which one may be too much, and the smallest change.',
				level: 95,
			},
			{
				href: pages.mySocialBattery.en,
				label: 'Your battery on one sheet',
				text: 'What each of the six answers means, with an example.',
				level: 80,
			},
			{
				href: pages.socialBatteryDrained.en,
				label: 'Signs of a drained social battery',
				text: 'For question four: eleven signs that people describe, early to late.',
				level: 30,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'The introvert social battery',
				text: 'What company costs, and ten ways to say no.',
				level: 55,
			},
		],
	},
	call: toolCall(
		'en',
		pages.twoSheets.en,
		`Batteries change. ${name}, the app, tracks yours from day to day.`,
	),
}

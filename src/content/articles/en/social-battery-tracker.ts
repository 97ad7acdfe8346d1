import { appScreens } from '#content/app-screens.ts'
import { claimSentences } from '#content/claims.ts'
import { planWordsIn } from '#content/plans.ts'
import { checkInSeconds, learningTime, productFacts } from '#content/product-facts.ts'
import { name } from '#content/site.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialAction, trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'what',
		title: 'What a social battery tracker does',
		blocks: [
			`It keeps four numbers for you: your level in the morning, what you expect an event to cost, what it did cost, and your level at night. From these it works out what each kind of company costs *you*, adds up what you have already said yes to this week, and marks the evening that may be too much while it can still be moved. ${name} does this; a notebook can do most of it.`,
			'A tracker works with estimates, since nothing can measure what company costs you. They are your own, made on the day and not from memory a week later.',
		],
	},
	{
		id: 'screens',
		title: 'What it looks like',
		blocks: [
			`Four screens of ${name}, drawn with example numbers. The Monday after them is a separate example.`,
			{ screens: [appScreens.checkIn, appScreens.cost, appScreens.costs, appScreens.week] },
		],
	},
	{
		id: 'day',
		title: 'A Monday with it',
		blocks: [
			{
				day: [
					{
						time: '07:20',
						level: 72,
						title: 'Morning check-in',
						text: 'How full you feel, and that you are alone. Two taps.',
					},
					{
						time: '09:40',
						level: 72,
						title: 'You add today’s workshop',
						text: 'Your guess: 15. The app shows what the last three cost: 22, 20 and 27.',
					},
					{
						time: '19:30',
						level: 42,
						title: 'You note the workshop',
						text: 'It took 26, the talk in the corridor another 4. With those 30 in the sum, Thursday’s dinner is marked as too much.',
					},
					{
						time: '19:32',
						level: 42,
						title: 'You move the dinner',
						text: 'To Saturday, with three days’ notice. Thursday’s forecast rises at once.',
					},
					{
						time: '22:30',
						level: 57,
						title: 'Evening check-in',
						text: 'A quiet evening gave 15. Two taps, light off.',
					},
				],
			},
			[
				'The two check-ins take about a minute a day, an event a few seconds more. Twice a day is ideal, but you may do less.',
				...claimSentences('en', 'trackingEnough'),
				'With fewer notes the forecast is a little less exact.',
			].join(' '),
		],
	},
	{
		id: 'compare',
		title: 'Compared with a mood app and the rest',
		blocks: [
			'Different tools are good at different things. Here is what each kind is for.',
			{
				scene: {
					name: 'threeTools',
					caption: 'A mirror for the mood, a clock for the hours, scales for the cost.',
				},
			},
			{
				table: {
					label: 'Social battery tracker, mood app and other apps',
					columns: ['A mood app', 'Calendar and habit apps', name],
					rows: [
						{
							name: 'Asks',
							cells: ['How do you feel?', 'When? Done or not?', 'What is left? What did it cost?'],
						},
						{
							name: 'Unit',
							cells: ['A mood', 'An hour, a tick', 'A level and a cost'],
						},
						{ name: 'Looks', cells: ['Back', 'At the clock', 'Back, then ahead'] },
						{
							name: 'Guess against result',
							cells: ['Seldom', 'No', 'Always, side by side'],
						},
						{
							name: 'Warns',
							cells: [
								'When your mood has dropped',
								'Fifteen minutes before',
								'While you can still move it',
							],
						},
						{
							name: 'Rest',
							cells: ['A tip', 'An empty space', 'An entry that gives points back'],
						},
						{
							name: 'Better than the others at',
							cells: [
								'Seeing low moods come and go',
								'Keeping times and routines',
								'Deciding what to move this week',
							],
						},
						{
							name: 'Cannot',
							cells: [
								'Add up the week ahead',
								'Tell a draining hour from an easy one',
								'Diagnose anything, or know your pattern in the first week',
							],
						},
					],
				},
			},
			'If you already keep a mood diary and it does you good, keep it. The two answer different questions; the [guide explains how they differ](/social-energy-management#vs-mood-tracking).',
		],
	},
	{
		id: 'others',
		title: 'Other trackers, and what they are better at',
		blocks: [
			{ pull: 'None of these was made for social energy, and all three are good.' },
			'What we say about them comes from the pages linked here, read in November 2026; features change.',
			{
				terms: [
					{
						name: 'Daylio',
						text: 'A diary without typing: you choose one of five moods and tap what you did, with a note if you like, and see how moods and activities go together. [A review on YourStory](https://yourstory.com/2018/10/app-fridays-journaling-app-daylio-daily-moods-improve-mental-health/amp) describes it. **Better than a social battery tracker at** keeping a record of whole days with very little effort.',
					},
					{
						name: 'Bearable',
						text: 'For health: it records mood, symptoms, sleep and energy next to what it calls factors, such as coffee, work or an argument, and reports how they correlate. Its [help pages](https://bearable.app/support/tips/what-are-factors/) explain them. **Better at** finding out what goes with a symptom, and at notes for a doctor.',
					},
					{
						name: 'How We Feel',
						text: 'A free app by a non-profit project with scientists of the Yale Center for Emotional Intelligence: you find the exact word for a feeling, note what contributed to it, and get short exercises. [Yale School of Medicine](https://medicine.yale.edu/center-for-medical-education/news-article/the-how-we-feel-app-helping-emotions-work-for-us-not-against-us) presents it. **Better at** telling one feeling from another.',
					},
				],
			},
			'All three look back at days that are over and leave the sum for the coming week to you. If your question is how you feel and why, start with one of them. If it is whether Thursday fits after Wednesday, you need a tracker that asks for a guess first.',
		],
	},
	{
		id: 'why',
		title: 'Why guess first',
		blocks: [
			'Because guesses about company go wrong in ways that you do not notice. In laboratory studies, introverts expected to feel worse while acting outgoing than they did; the studies asked about feelings, not energy.[^zelenski2013] And the tiredness comes late, two or three hours afterwards in two small studies, so at the time an evening seems to cost less than it does.[^leikas2017][^leikas2020]',
			{
				pull: 'One error makes you refuse what you would have enjoyed. The other makes you accept what you cannot afford.',
			},
			'Written side by side, both become visible in a few weeks. The columns show which error you make, and in which company.',
		],
	},
	{
		id: 'paper',
		title: 'How to do it on paper',
		blocks: [
			'You need no app to find out whether this is for you. Take a page, draw four columns, and keep it for two weeks.',
			{
				steps: [
					'**Level, morning.** 0 to 100, first thought.',
					'**Expected cost.** How many points the event will take, noted before it begins. Everything with people in it, even the short ones.',
					'**Actual cost.** How many points it took. Note it two or three hours later, or the next morning.',
					'**Level, night.** The last thing before you sleep.',
				],
			},
			{ scene: { name: 'lastThing' } },
			{
				links: [
					{
						href: '/print/tracker',
						label: 'Open the tracker to print',
						text: 'One page, A4 or Letter, for two weeks.',
						level: 70,
					},
					{
						href: '/print/tracker.csv',
						label: 'Download it as a CSV file',
						text: 'Opens in any spreadsheet, empty but for the names of the columns.',
						level: 40,
					},
				],
			},
			'At the end of the second week, mark the three costliest lines and the three cheapest. If they are the ones you would have named beforehand, you know yourself well and may stop. If not, you have found what to plan around.',
			'What paper cannot do is the arithmetic: to set this week’s promises against what the last thirty events cost, and to do it again after each change. That is what the app is for.',
		],
	},
	{
		id: 'private',
		title: 'Your notes, devices and cost',
		blocks: [
			`Notes on what tires you ought to be guarded like a diary. ${productFacts.notes.en} The [privacy page](/privacy) has the long version in plain words.`,
			{
				terms: [
					{
						name: 'Where it runs',
						text: productFacts.devices.en,
					},
					{
						name: 'What it costs',
						text: `${planWordsIn('en').terms} The free week shows the rough forecast; your own pattern takes ${learningTime.en}.`,
					},
					{
						name: 'What it asks of you',
						text: 'About a minute a day for two check-ins, and two numbers for each event: one before, one after.',
					},
					{
						name: 'What it is not',
						text: 'Therapy or a medical device. If the level stays low for weeks whatever you move, show your notes to a doctor; it is a good start for that conversation.',
					},
				],
			},
		],
	},
	{
		id: 'further',
		title: 'From here',
		blocks: [
			{
				links: [
					{
						href: '/social-energy-management',
						label: 'The complete guide to social energy',
						text: 'The method behind the columns, with its sources.',
						level: 70,
					},
					{
						href: '/',
						label: `${name}, the app`,
						text: 'What it looks like, what it costs, and the FAQ.',
						level: 95,
					},
				],
			},
		],
	},
]

export const socialBatteryTracker: Article = {
	head: {
		title: 'Social battery tracker: what it does',
		description:
			'What a social battery tracker does, how it differs from a mood app, a calendar and a notebook, and how to keep one on paper for two weeks first.',
		path: '/social-battery-tracker',
		language: 'en',
	},
	illustration: 'tracker',
	alternative: 'Pencil marks at different heights on a door frame, one for each of seven days.',
	title: 'A social battery tracker',
	lede: `You note how much energy is left and what each event takes. ${name} adds up what you have planned and marks the evening to move or shorten. Or begin on paper: the sheet further down is free.`,
	action: trialAction('en', '/social-battery-tracker', 'top'),
	breadcrumb: {
		label: 'You are here',
		links: [
			{ label: 'Home', href: '/' },
			{ label: 'Social battery tracker', href: '/social-battery-tracker' },
		],
	},
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What is a social battery tracker?',
			answer:
				'A record of how much energy for company you have and what uses it: your level in the morning, what you expect each event to cost, what it did cost, and your level at night. It can be a sheet of paper or an app.',
		},
		{
			question: 'Is there an app for the social battery?',
			answer: `Yes. ${name} is a web app made for it. General mood trackers such as Daylio, Bearable and How We Feel can record parts of it, and each of them is better at something else; the comparison above says at what.`,
		},
		{
			question: 'Does it work on iPhone, Android and a computer?',
			answer:
				'Yes, in the browser of each. There is no version to choose and nothing to update, and you can begin on one and go on with another.',
		},
		{
			question: 'How long does a check-in take?',
			answer: `Under ${checkInSeconds} seconds: two taps, twice a day, for how full you feel and how many people were with you.`,
		},
		{
			question: 'Is there a free social battery tracker?',
			answer: `The printable sheet and the CSV file on this page are free and need no account. The app: ${planWordsIn('en').inSentence}.`,
		},
		{
			question: 'Can a watch measure my social battery?',
			answer:
				'No. A watch can record pulse, movement and sleep, and none of them says what an evening with people cost you. Only your own estimate does.',
		},
	],
	related: relatedGuides(
		'en',
		['mySocialBattery', 'Six lines about your battery to fill in before you start tracking.'],
		['socialEnergyManagement', 'What to do with the columns once there are two weeks in them.'],
		['socialBatteryPsychology', 'Why guess and result differ: the studies, with their sizes.'],
	),
	next: {
		title: 'Start on paper, or in the app.',
		text: `In the free week you see a rough forecast from typical costs. Your own pattern shows after ${learningTime.en}, in the app or on the sheet.`,
		...trialStep('en', '/social-battery-tracker'),
	},
}

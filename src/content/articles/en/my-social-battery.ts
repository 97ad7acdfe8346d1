import { name } from '#content/site.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { pages } from '#domain/pages/pages.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'what',
		title: 'What goes on the page',
		blocks: [
			'A profile of your social battery is one sheet of paper with six lines on it: its size, what drains it, what fills it, your first sign, your speed of recovery, and one sentence for other people. Not a type, not a score. You can draft it tonight from memory in a quarter of an hour and correct it over the next three weeks.',
			'Why correct it? Because memory keeps the loudest hour of an evening and forgets the others. And tiredness arrives late, some three hours after the company that it belongs to,[^leikas2017] so it is easily blamed on the wrong thing: the quiet train ride, or the partner who asks how it was.',
		],
	},
	{
		id: 'six-lines',
		title: 'The six lines',
		blocks: [
			{
				terms: [
					{
						level: 90,
						name: '1. My size',
						text: 'After a normal night, how long in ordinary company until you would rather go home? Answer in hours, for two cases: people you know well, and people you do not. If it helps to compare, the [introvert test](/introvert-test) gives a rough size in twelve questions, with the doubts attached.',
					},
					{
						level: 60,
						name: '2. What costs me',
						text: 'Think of a full day’s energy as 100 points. Five things, each from 1 point (hardly noticeable) to 40 (finished for the day); they need not add up. Not kinds of people but situations: *introductions*, *open-plan Tuesday*, *calls with the camera on*, *the last hour of any party*. Put the costliest on top. If everything costs 30, you are tired today; try again tomorrow.',
					},
					{
						level: 80,
						name: '3. What fills me',
						text: 'Five again, with points on the same scale, and at least one with another person in it. Researchers sort recovery into four kinds: getting away from work in your mind, relaxing, mastering something, deciding for yourself.[^sonnentag2007] If all your five are of one kind, add one of another.',
					},
					{
						level: 35,
						name: '4. My first sign',
						text: 'The small thing that happens before it is too late, perhaps an hour before. You stop asking questions. You hear the refrigerator. Here are [eleven common ones](/social-battery-drained#signs), and someone who lives with you already knows which it is.',
					},
					{
						level: 20,
						name: '5. My way back',
						text: 'How long until you are ordinary again, after a normal evening and after a very large one. Hours or days. Be honest; you decide who sees this line.',
					},
					{
						level: 50,
						name: '6. My sentence',
						text: 'What others should know, in under fifteen words. “When I go quiet I’m recharging, not cross.” “Ask me by message, I’ll say yes more often.”',
					},
				],
			},
		],
	},
	{
		id: 'sheet',
		title: 'The sheet',
		blocks: [
			'The six lines, blank, with room to write. It opens as a page of its own; use the button on it or the print command of your browser.',
			{
				links: [
					{
						href: '/print/energy-sheet',
						label: 'Open the energy sheet to print',
						text: 'One page, A4 or Letter, black lines on white.',
						level: 60,
					},
					{
						href: pages.twoSheets.en,
						label: 'Fill in six lines by choosing',
						text: 'Two minutes, free. Print the sheet, or put it beside somebody else’s.',
						level: 80,
					},
				],
			},
		],
	},
	{
		id: 'example',
		title: 'A filled-in sheet',
		blocks: [
			'This one is invented, and its first draft is vague, as first drafts are. Copy the form, not the numbers.',
			{
				table: {
					label: 'An example of a social battery profile',
					columns: ['At first', 'Three weeks later'],
					rows: [
						{
							name: 'Size',
							cells: ['Three hours', 'Two with strangers, all day with Ines'],
						},
						{
							name: 'Costs',
							cells: [
								'Parties 40, work 20, phone 20, family 15, shopping 10',
								'Arriving at parties 25, video calls 20, Monday stand-up 15, parties once inside 10, school pick-up 5',
							],
						},
						{
							name: 'Fills',
							cells: [
								'Being alone 30, sleep 20, television 15, weekends 15, Ines 10',
								'Swimming 25, an evening alone 20, sleep 20, cooking 10, Ines 10',
							],
						},
						{
							name: 'First sign',
							cells: ['Headache', 'Agreeing with everything; headache comes later'],
						},
						{ name: 'Way back', cells: ['One night', 'One night; after weddings, two days'] },
						{
							name: 'Sentence',
							cells: ['“I’m an introvert”', '“Let me come early and leave early”'],
						},
					],
				},
			},
			'Look at the second line. It was never the party; it was coming into a room where everyone is already talking. That has a remedy: be the first guest.',
			{ scene: { name: 'firstGuest' } },
		],
	},
	{
		id: 'correct',
		title: 'Three weeks of correcting',
		blocks: [
			{
				steps: [
					'**First week: only levels.** How much energy you have in the morning and at night, from 0 to 100. See what an ordinary day leaves.',
					'**Second week: guesses.** Before each of the five costly things, write what you expect; on the following morning, what it was. Guesses about company lean towards gloom: in one study the less outgoing expected to feel worse after meeting people, and all but the least outgoing 17 percent felt better afterwards.[^duffy2018]',
					'**Third week: one experiment.** Change one thing about the costliest line. Come earlier, sit elsewhere, set an end, take a friend. Then look at the number and not at your principles.',
				],
			},
			'Afterwards, cross out what turned out wrong.',
			{ pull: 'A profile that has not changed was copied from what you already believed.' },
		],
	},
	{
		id: 'use',
		title: 'What it is good for',
		blocks: [
			{ scene: { name: 'sheetAndCalendar' } },
			{
				list: [
					'**Sunday evenings.** Lay it beside the calendar. Where do two of the costly lines meet?',
					'**New people.** Line six saves you three misunderstandings.',
					'**Someone you love.** Fill in one each, without looking, then exchange; [Two sheets](/two-sheets) does it by a link. The usual discovery is that both of you dreaded the same dinner.',
					'**Work.** Lines two and five, without the rest, make a reasonable request for a quiet afternoon.',
					'**Yourself, next year.** Keep the old sheets. Sizes change with sleep, health and jobs, and a year of them says more than any type.',
				],
			},
			'And what it is not good for: explaining why you can never come. If the sheet only ever says no, it has become an excuse with columns. Time alone has a price as well; adults in a diary study were calmer on days with more of it, and lonelier.[^weinstein2023]',
		],
	},
	{
		id: 'private',
		title: 'Keep it private',
		blocks: [
			'The sheet says what tires you. Where a person is part of it, use a first letter. On paper, nothing of it reaches us; filled in by choosing, your answers stand in the link and are stored nowhere. If you keep it in an app, look at what the app does with it before you write anything true; [ours is described here](/privacy).',
			{
				note: 'If you find that line one says “minutes”, that nothing goes into line three any more, or that the way back is never, take the sheet to a doctor or a psychologist. It is a better start than “I’m tired”, and it is what such notes are for.',
			},
		],
	},
]

export const mySocialBattery: Article = {
	head: {
		title: 'My social battery: draw up your profile',
		description:
			'Draw up your own social battery profile on one sheet to print: size, costs, what fills it, first sign, way back and one sentence. With an example.',
		path: '/my-social-battery',
		language: 'en',
	},
	illustration: 'profile',
	alternative: 'A brass bell panel with six names. One of them is lit.',
	title: 'My social battery, on one sheet',
	lede: 'Six lines about what tires you and what restores you. Print the free sheet, fill it in tonight in a quarter of an hour, and correct it over three weeks.',
	action: { label: 'Open the sheet to print', href: '/print/energy-sheet' },
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'How do I find out how big my social battery is?',
			answer:
				'Estimate two numbers tonight: after a normal night, how many hours in company until you would rather go home, once for people you know well and once for people you do not. Correct them over three weeks.',
		},
		{
			question: 'What is a normal social battery?',
			answer:
				'There is no norm. Nobody has measured social batteries, and the size changes with sleep, health and work. Compare your week with your last one, not with other people’s.',
		},
		{
			question: 'Can I make my social battery bigger?',
			answer:
				'No study shows how. What you can change is what it is spent on: sleep enough, meet familiar people more often than strangers, agree on an end, and keep the evening after a large event free.',
		},
		{
			question: 'Is there a social battery test?',
			answer:
				'The introvert test on this site gives a rough idea in twelve questions. It has not been validated, and it says so. Your own notes over three weeks are better.',
		},
	],
	related: relatedGuides(
		'en',
		[
			'socialBatteryTracker',
			'Four columns for the three weeks of correcting, on paper or in the app.',
		],
		['introvertTest', 'A first guess at line one, in twelve questions.'],
		['socialBatteryPin', 'Line six, to wear.'],
	),
	next: {
		title: 'Fill in line four tonight.',
		text: `The first sign is the most useful of the six, and a pencil is enough for it. What drains and what fills you, ${name} can work out from your notes.`,
		...trialStep('en', '/my-social-battery'),
	},
}

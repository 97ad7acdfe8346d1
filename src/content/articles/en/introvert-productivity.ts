import { claimsIn, effects } from '#content/claims.ts'
import { checkInSeconds } from '#content/product-facts.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { lowLine } from '#domain/energy/estimates.ts'
import { trialStep } from '#content/articles/closing.ts'
import { lowestEvenings, sampleWorkWeek, sampleWorkWeekLink } from './sample-work-week.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'trap',
		title: 'The productivity trap',
		blocks: [
			'Much advice on getting things done assumes that a full room refreshes everybody. If it does not refresh you, following it gives you a tidy calendar and an empty battery. Four pieces of it, and what to do in their place:',
			{ scene: { name: 'emptyGap', caption: 'Twenty minutes, from 10:40 to 11:00.' } },
			{
				terms: [
					{
						insteadOf: '“Fill every gap.”',
						name: 'Keep some gaps empty.',
						level: 70,
						text: 'Twenty minutes between two meetings are not wasted: they pay for the second one. Across 22 samples, breaks of up to ten minutes left people a little fresher; no clear gain in performance was found.[^albulescu2022]',
					},
					{
						insteadOf: '“Be available.”',
						name: 'Be reachable at known hours.',
						level: 70,
						text: 'Half listening for the next message makes it hard to think. Two hours a day when you answer everything is kinder to colleagues than eight when you might.',
					},
					{
						insteadOf: '“Batch your meetings.”',
						name: 'Batch your tasks, spread your people.',
						level: 70,
						text: 'Five calls in a row save changing gears and cost the evening. Aim for two a day, three at most, with work between them that you do alone.',
					},
					{
						insteadOf: '“Push through.”',
						name: 'Stop at the first sign of tiredness.',
						level: 70,
						text: 'Finish the step you are on, then take a break. A slump at four is rarely a character flaw; look at how many conversations came before it.',
					},
				],
			},
		],
	},
	{
		id: 'time-or-energy',
		title: 'Time management versus energy management',
		blocks: [
			'Time management asks how to fit more into a day. Energy management asks what the day will leave.',
			{
				pull: 'Time management treats nine o’clock and four o’clock as equal; nobody who has sat in a workshop since nine believes that.',
			},
			{
				table: {
					label: 'Time management and energy management',
					columns: ['Time management', 'Energy management'],
					rows: [
						{ name: 'Asks', cells: ['When am I free?', 'What will be left of me?'] },
						{ name: 'Counts', cells: ['Hours', 'Costs and recovery'] },
						{
							name: 'A good day',
							cells: ['Everything ticked', 'The main thing done, something left for the evening'],
						},
						{ name: 'A full calendar', cells: ['Proof of success', 'A warning'] },
					],
				},
			},
			'You need both. A deadline is a matter of time and does not move because you are tired. But where you have a choice, choose by what the hour costs and not by whether it is empty.',
		],
	},
	{
		id: 'framework',
		title: 'The framework, in four phases',
		blocks: [
			{
				terms: [
					{
						level: 25,
						name: '1. Energy baseline assessment',
						text: 'For one week, change nothing and note your energy from 0 to 100 three times a day: morning, after lunch, end of work. Beside each, note the last thing you did with other people. You are looking for your ordinary range and for the part of the day in which it usually falls.',
					},
					{
						level: 50,
						name: '2. Energy-based task allocation',
						text: 'Sort your work by what it takes from you, not by subject: thinking, talking, tidying. Thinking goes where your energy is high and nobody is around. Talking goes in the middle of the day, with a fixed end. Tidying goes to the hour after a meeting, when you have nothing left for harder work.',
					},
					{
						level: 75,
						name: '3. Sustainable performance optimization',
						text: 'Now protect it. A rule for meetings (an agenda, or no meeting), one afternoon a week without any, a fixed end, a camera that may be off. In a field experiment over four weeks with 103 employees, days with the camera on were the more tiring ones.[^shockley2021] Finish what you start: switching away from unfinished work leaves part of your attention behind.[^leroy2009]',
					},
					{
						level: 100,
						name: '4. Long-term energy career strategy',
						text: 'After some months the notes show which parts of the job cost you most. Ask whether someone else would like one of them. Before you accept a promotion, ask how many conversations a typical week in it holds, and what you could give up to make room for them.',
					},
				],
			},
			{ scene: { name: 'cameraOff', caption: 'One of six has the blind down, and listens.' } },
		],
	},
	{
		id: 'compared',
		title: 'Seven differences',
		blocks: [
			{
				table: {
					label: 'Conventional productivity and energy-based productivity',
					columns: ['Conventional', 'Energy-based'],
					rows: [
						{
							name: 'Focus',
							cells: ['More tasks in the time', 'The task that suits your energy now'],
						},
						{ name: 'Planning', cells: ['By free slots', 'By cost, with rest written in'] },
						{
							name: 'Measurement',
							cells: ['Hours worked, tasks ticked', 'What it cost, what was left'],
						},
						{
							name: 'Burnout prevention',
							cells: ['A holiday, afterwards', 'A limit, beforehand'],
						},
						{
							name: 'Social integration',
							cells: ['Networking as often as possible', 'A few people, at a cost you know'],
						},
						{
							name: 'Introvert-specific',
							cells: ['“Come out of your shell”', 'Quiet hours are working hours'],
						},
						{
							name: 'Long-term success',
							cells: [
								'The person who holds out longest',
								'The person who can do it again next year',
							],
						},
					],
				},
			},
			'The right-hand column is our opinion about good work, not the result of a study. No trial has compared the two. Where a single point has evidence, it is cited on this page.',
		],
	},
	{
		id: 'weeks',
		title: 'Four weeks to try it',
		blocks: [
			'The phases are the method; these weeks are a way to start. They cover the first three phases. The fourth needs some months of notes.',
			'If a week is missed, go on with the next.',
			{ pull: 'It is a method for tired people and would be a poor one if it needed a streak.' },
			{
				terms: [
					{
						name: 'Week 1: energy discovery',
						text: 'Only watch: the notes of phase 1. On Friday, underline the two biggest drops, with what came before them, and the two best readings. Do not improve anything yet: you want to see an ordinary week.',
					},
					{
						name: 'Week 2: calendar optimization',
						text: 'Move one costly thing away from another. Put fifteen empty minutes after each meeting of more than four people and name them something dull, such as “notes”. Reserve two hours, at a time when your readings were best, for the task that matters most.',
					},
					{
						name: 'Week 3: advanced optimization',
						text: 'Before each meeting, guess how many of your 100 points it will cost; note your number before and after. Say one sentence about it at work: “I do my best thinking before eleven, can we meet after?” Try the camera off in calls where nobody needs your face. Shorten one standing meeting, or drop out of it.',
					},
					{
						name: 'Week 4: system mastery',
						text: `On Monday, look at the whole week. Write a guessed cost beside each entry and subtract the day’s total from your usual morning number. If less than ${lowLine} is left (our rule of thumb), that evening may be too much; adjust the line to your own range. Move one thing. From now on this is ten minutes every Monday. If you keep one habit of the method, keep this one.`,
					},
				],
			},
		],
	},
	{
		id: 'sample-week',
		title: 'A sample week, before and after',
		blocks: [
			`An invented week with a launch in it. The level of each evening, from 0 to 100, comes from the forecast that our app uses, with its estimated costs and one night of rest after each day. Below ${lowLine} we call an evening low.`,
			{ table: sampleWorkWeek },
			'One move already helps, and that is all a Monday asks. To show how far it can go, this week makes several:',
			{
				list: [
					'**Tuesday:** the planning moves to Monday, cut to one hour. The evening is kept for time alone.',
					'**Wednesday:** the project review is answered in writing.',
					'**Thursday:** the large call becomes a small one on Friday. The planning is cut to one hour, an hour alone follows, and the farewell drinks get one hour.',
				],
			},
			`The presentation and the team dinner stay as they were. Monday’s evening pays a little for it; the lowest evening of the week rises from ${lowestEvenings.before} to ${lowestEvenings.after}.`,
			`[Open the crowded week in the planner](${sampleWorkWeekLink}) and change it yourself: move, shorten or decline an event and see what is left of each evening.`,
		],
	},
	{
		id: 'decline',
		title: 'Eight ways to decline or shrink a meeting',
		blocks: [
			'A refusal works best when it still gives the others what the meeting was for. For another tone, or for your boss, our free tool [Say no](/say-no#who=colleague&what=meeting) writes the message.',
			{ scene: { name: 'emptyChair', caption: 'Present in writing.' } },
			{
				terms: [
					{
						name: 'No agenda',
						text: '“What do we need to decide? If it’s just for information, I’m happy to read it.”',
					},
					{
						name: 'You are one of many',
						text: '“My team is well represented. I’ll read the notes and send any comments by Friday.”',
					},
					{
						name: 'It could be written',
						text: '“I can answer this in writing today. Would you send me the three questions?”',
					},
					{
						name: 'One item concerns you',
						text: '“Could my item come first? I’ll leave after ten minutes.”',
					},
					{
						name: 'A series that has run dry',
						text: '“I’ve had nothing to add three times in a row, so I’ll drop out of this one. Please bring me back in when the release comes up.”',
					},
					{
						name: 'The wrong hour',
						text: '“I keep my mornings for writing. Could we meet at two?”',
					},
					{
						name: 'Two things at once',
						text: 'To your manager: “I can join this or finish the report today. Which do you need first?”',
					},
					{ name: 'You have to attend', text: '“I’ll join with the camera off and listen.”' },
				],
			},
		],
	},
	{
		id: 'office',
		title: 'With colleagues who work differently',
		blocks: [
			'They are not the problem, and many of them are tired too. In the study closest to the question, sociable hours, and conscientious ones, were followed by more tiredness for introverts and extroverts alike; the participants were students.[^leikas2017] That helps in conversation: “Shall we keep Wednesday free of meetings?” is a proposal for everyone, not a confession.',
			{
				list: [
					'Ask for questions in writing beforehand. You will give better answers, and so will the others.',
					'Offer an ending: “I have until half past.” It is a courtesy, not a reproach.',
					'Go to the farewell drinks for the first hour. Talk to the person they are for, then go home.',
					'Tell your manager what you produce in your quiet hours. They are easier to keep when somebody knows what they are for.',
				],
			},
			{
				note: 'If work leaves you exhausted, cynical or unable to start for weeks, and weekends do not change it, see a doctor before you rearrange another calendar.',
			},
		],
	},
]

export const introvertProductivity: Article = {
	head: {
		title: 'Introvert productivity: energy, not hours',
		description:
			'Introvert productivity by energy, not hours: a sample week before and after, eight ways to decline a meeting, and four weeks to try it.',
		path: '/introvert-productivity',
		language: 'en',
		keywords: [
			'introvert productivity',
			'energy management',
			'introvert at work',
			'meeting fatigue',
			'social battery at work',
		],
	},
	illustration: 'productivity',
	alternative: 'A desk lamp is lit beside a night window. The telephone lies in the drawer.',
	title: 'Introvert productivity: plan energy, not hours',
	lede: 'Do the thinking when your energy is high and nobody is near, spread meetings out, and write rest into the plan. Here is the framework, and four weeks to try it.',
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'Are introverts less productive?',
			answer:
				'The studies cited here did not measure that. What differs is where the day’s energy goes: a schedule full of conversations leaves less for work that is done alone.',
		},
		{
			question: 'What is the best daily schedule for an introvert?',
			answer:
				'For many office days: alone until eleven, two conversations with a fixed end between eleven and three, then e-mail and tidying. Move the blocks to where your own level is highest; if you get going late, that may be the afternoon.',
		},
		{
			question: 'How many meetings a day are too many?',
			answer:
				'There is no researched number. Count what your own day costs: if three calls leave you unable to start anything, your limit is two. Spread them over the week before you try to shorten them.',
		},
		{
			question: 'How do I decline a meeting politely?',
			answer:
				'Name what you can give instead: written answers, the first ten minutes, or a colleague who knows more. There are eight sentences for it on this page.',
		},
		{
			question: 'Are video calls more tiring with the camera on?',
			answer:
				'In a four-week field experiment with 103 employees, days with the camera on were more tiring, most of all for women and for newcomers. Before a call, ask whether it needs faces.',
		},
		{
			question: 'How do I recover after a day of meetings?',
			answer:
				'Plan an evening without people after it and leave the phone in another room. Read, cook or walk: anything that asks for no conversation. If you can, keep the next morning free of calls.',
		},
	],
	related: relatedGuides(
		'en',
		['socialEnergyManagement', 'The method in general, with a weekly template to print.'],
		['socialBatteryTracker', 'Four columns that show which meetings cost most.'],
		['introvertTest', 'Twelve questions on how much company you want.'],
	),
	next: {
		title: 'Ten minutes, next Monday.',
		text: `Look at the week, find the evening that may be too much and move one thing. The app finds it for you, from the events you enter and two check-ins a day of under ${checkInSeconds} seconds each.`,
		...trialStep('en', '/introvert-productivity'),
		claims: claimsIn('en', ...effects),
	},
}

import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialStep } from '#content/articles/closing.ts'
import { rechargeIdeas } from './recharge-ideas.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'methods',
		title: 'Five ways, and what we think of them',
		blocks: [
			'The percentages are **our own rating**, chosen after reading the research below: 90 is our strongest bet, 60 a small help. They are not measurements; nobody has measured this. Yours may come in another order, and then yours is right.',
			{
				terms: [
					{
						level: 90,
						name: '90 percent: time alone that was planned',
						text: 'An evening with no one in it, decided on beforehand and known to the people who might call. In experiments, being alone brought strong feelings down, pleasant ones and unpleasant ones alike, and it was more relaxing when it had been chosen.[^nguyen2018]',
					},
					{
						level: 85,
						name: '85 percent: sleep',
						text: 'Seven hours or more is what sleep researchers advise adults to have.[^watson2015] Too little makes company harder: after one night without any, 18 people in a laboratory kept others further away.[^simon2018] Sometimes a small battery is just a short night.',
					},
					{
						level: 75,
						name: '75 percent: being outdoors',
						text: 'A park counts, and so does a bench with a tree. Of 19,806 people asked in England, those who spent two hours or more a week in nature more often reported good health and well-being.[^white2019] Healthy people may simply go outside more, so the label is 75 and not 90. It is still free and rarely full of acquaintances.',
					},
					{
						level: 70,
						name: '70 percent: doing one thing with your hands',
						text: 'Bread, a bicycle chain, a difficult piece on the piano. Researchers call it mastery. Of four kinds of recovery, this one and relaxing go with the most good outcomes.[^headrick2023] A likely reason: it takes up the attention that would otherwise go through yesterday’s conversation again.',
					},
					{
						level: 60,
						name: '60 percent: short breaks between people',
						text: 'Ten minutes in the stairwell, a walk round the block. Across 22 samples with 2,335 people, breaks of up to ten minutes made them a little fresher and a little less tired.[^albulescu2022] Little is the word. But it is the only method on this list that can be had on a working Thursday.',
					},
				],
			},
			{
				figure: {
					name: 'shortBreaks',
					title: 'How little “a little fresher” is: 64 of 100 instead of 50',
					labels: [
						'Lit: took a short break and felt fresher than most people who took none',
						'Dark: took a break and did not',
					],
					caption:
						'If breaks did nothing, 50 windows would be lit. The 64 is our calculation from the effect in the review, 0.36 standard deviations.[^albulescu2022]',
				},
			},
		],
	},
	{
		id: 'time',
		title: 'How long does it take?',
		blocks: [
			'Nobody has measured it. Where our pages name hours, they are our own estimates. What can be said is that tiredness after company tends to come late, about two to three hours after it, in the two studies that looked.[^leikas2017][^leikas2020] So the hour after a party is a poor moment to judge; the following morning is a better one.',
			'You can find out your own number in two weeks. Write down your level when company ends and again every few hours until it is back to ordinary. Do that four or five times, for small and for large occasions. Expect two speeds, one for the usual and one for the exceptional, and expect the second to be slower than you would have admitted.',
			{
				day: [
					{
						time: 'Fri 23:00',
						level: 14,
						title: 'Home from the wedding',
						text: 'Seven hours, forty people, one speech.',
					},
					{
						time: 'Sat 10:00',
						level: 30,
						title: 'Slept, spoke to nobody',
						text: 'The night gave 16.',
					},
					{
						time: 'Sat 16:00',
						level: 44,
						title: 'Walk, then soup',
						text: 'A telephone call of ten minutes took 5 of it back.',
					},
					{
						time: 'Sun 11:00',
						level: 71,
						title: 'Ordinary again',
						text: 'Thirty-six hours. Noted.',
					},
				],
			},
			'The figures are an example and belong to no one. The habit behind them is useful: next time there is a wedding, Saturday is kept free before anyone has asked for it.',
		],
	},
	{
		id: 'ideas',
		title: 'Twenty ideas, by the time you have',
		blocks: [
			'Often the hard part is what to say. So each idea comes with a sentence. Say it in a friendly voice and keep it short; you owe no explanation.',
			...rechargeIdeas,
		],
	},
	{
		id: 'fail',
		title: 'What looks like rest and is not',
		blocks: [
			{
				list: [
					'**Scrolling.** It is company at a distance: faces, opinions, requests. If your level is lower afterwards, it was not rest.',
					'**Rest that you have to explain.** An evening off with three messages apologising for it is still company.',
					'**Television with the laptop open.** Half of you is at work. Of the four kinds of recovery that researchers separate, being mentally away from work is the one that goes with less exhaustion.[^sonnentag2007][^headrick2023]',
					'**A drink.** It makes the evening easier and the next morning harder.',
					'**The errand day.** Alone, yes. But with eleven counters, four queues and a conversation about a parcel.',
					'**Lying down with loose ends.** Unfinished tasks hold some of your attention.[^leroy2009] Writing them down first may help.',
				],
			},
			{ scene: { name: 'errandDay', caption: 'The errand day: alone, with ten others.' } },
			'One more surprises people: **no company at all, for very long.** Over up to 21 days, 178 adults were less stressed on days with more time alone, but also lonelier and less content.[^weinstein2023] One old friend, no agenda, home by ten, belongs on some people’s list of things that fill.',
			{ pull: 'Rest and company are not opposites.' },
		],
	},
	{
		id: 'plans',
		title: 'Three plans, by what you have',
		blocks: [
			{ scene: { name: 'phoneInOtherRoom' } },
			{
				terms: [
					{
						name: 'You have ten minutes',
						text: 'Leave the room and the talk. Look at something further away than a screen. Do not use the time to plan the rest of the day; that is work.',
					},
					{
						name: 'You have an evening',
						text: 'Tell people before, not during. Eat early. Choose one thing from the list above and no second one. Put the telephone in another room, not because telephones are wicked but because it is full of people. Go to bed when you are tired, not when the film is over.',
					},
					{
						name: 'You have a weekend',
						text: 'Keep one whole day without appointments, and make it the first one: a free Sunday at the end of a full Saturday is easily lost to worrying about Monday. Put something small and pleasant with another person into the second day. If you look forward to it, your battery is probably full.',
					},
				],
			},
			'With children, a shift job or a shared room, all three shrink. Then the useful unit is not time alone but time *off duty*: half an hour in which somebody else answers. Trade it openly. “You take six to half past, I take half past to seven” is a better arrangement than two people waiting for the other to notice.',
		],
	},
	{
		id: 'known',
		title: 'How much of this is known',
		blocks: [
			'That rest helps tired people is not in doubt. The rest of it is thin. Research on recovery looks mostly at work, not at parties, and asks people to describe themselves. No trial supports a protocol for rapid recharging, whatever it is called and however many steps it has. The battery is a picture, and its percentage is your own estimate.',
			'So pick from this page. Try one way for a week or two and write down the number before and after. It is a small experiment with one participant, and you are the only person it has to work for.',
			{
				note: 'If rest does not help at all for two weeks, if sleep does not refresh you, or if you have stopped wanting even the things that used to fill you, see a doctor. There are ordinary causes that a blood test finds, and others that talking helps. A quieter weekend will not find either.',
			},
		],
	},
]

export const socialBatteryRecharge: Article = {
	head: {
		title: 'How to recharge your social battery',
		description:
			'Five ways to recharge a social battery, what is known about each, what only looks like rest, and twenty ideas by the minutes you have, with what to say.',
		path: '/social-battery-recharge',
		language: 'en',
	},
	illustration: 'recharge',
	alternative: 'Morning light falls through a window onto the floor, and a cat already lies in it.',
	title: 'How to recharge your social battery',
	lede: 'Planned time alone first, then sleep, then going outdoors. After those, work with your hands and short breaks between people. What is known about each, and how sure we are.',
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'How can I recharge my social battery fast?',
			answer:
				'No study supports a fast method. What helps a little and can be had anywhere is a short break alone: ten minutes in the stairwell or a walk round the block.',
		},
		{
			question: 'How long does it take to recharge a social battery?',
			answer:
				'Nobody has measured it. Note your level when company ends and every few hours after that, four or five times. You may find one speed for ordinary evenings and a slower one for weddings.',
		},
		{
			question: 'Does sleep recharge your social battery?',
			answer:
				'Often, yes; it is second on our list. Adults are advised to sleep seven hours or more.',
		},
		{
			question: 'Can you recharge around other people?',
			answer:
				'Sometimes. Time with one familiar person and no plan restores some people. Being alone for longer is not always the answer.',
		},
		{
			question: 'How do I recharge at work?',
			answer:
				'Leave the room for ten minutes without your phone, take a call on foot with the camera off, or eat lunch alone once a week. Put the break after the meeting that costs most.',
		},
		{
			question: 'How do I tell people that I need to recharge?',
			answer:
				'Say what you need and when you will be back: “I’m quiet, not upset. Half an hour alone, then I’m with you.” A time makes it easier to accept than a reason does.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryDrained', 'The early signs, so that you can rest before you are empty.'],
		['introvertSocialBattery', 'What typically costs how much, and how to ask for less of it.'],
		['mySocialBattery', 'A sheet for what fills you, with numbers of your own.'],
	),
	next: {
		title: 'Pick one, and try it for a week.',
		text: 'Write down your level before and after, on paper or in the app. Keep what moves it.',
		...trialStep('en', '/social-battery-recharge'),
	},
}

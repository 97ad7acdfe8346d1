import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'leave',
		title: 'If you can leave',
		blocks: [
			'Leave. You do not have to earn it first by getting worse.',
			{
				steps: [
					'Find your coat before you find the host. It makes the rest shorter.',
					'Tell one person. “I’m heading off. Thank you for having me.” That is a complete goodbye.',
					'Skip the round. Nobody at a party has ever counted the goodbyes.',
					'Outside, stand still for one minute before you walk, drive or look at the phone.',
				],
			},
			{ scene: { name: 'oneMinuteOutside' } },
			'If you came with somebody, you need one more sentence, and it works better if it has a fact in it: “I’m at ten percent. I’m taking the bus. Please stay.” The last two words are the kind part.',
		],
	},
	{
		id: 'stay',
		title: 'If you have to stay',
		blocks: [
			'Some rooms cannot be left: a shift, a train, your own child’s birthday. Then make the room smaller.',
			{ scene: { name: 'edgeOfTheRoom' } },
			{
				list: [
					'**Pick an end.** Decide on a time and write it on your hand or in the phone. Not knowing when it stops costs more than the hour itself.',
					'**Move to the edge.** Back to a wall, near the door, away from the loudspeaker. You now have one side to watch instead of four.',
					'**Take a job.** Carry plates, make coffee, hold the dog. People with something in their hands are left alone.',
					'**Find the other one.** There is usually one more person standing by the window. Two quiet people are company.',
					'**Listen only.** Ask one question, then rest while they answer.',
					'**Camera off,** if it is a call. In a four-week field experiment with 103 employees, people felt more tired on days with the camera on.[^shockley2021]',
					'**If you can slip out, do it every half hour.** Set a timer.',
				],
			},
			{ pull: 'Knowing that the next break is coming is half of the break.' },
		],
	},
	{
		id: 'where',
		title: 'Where to find ten minutes',
		blocks: [
			'There is a quiet place nearly everywhere, and a reason to go there that nobody questions.',
			{
				table: {
					label: 'Where to find ten minutes, by place',
					isPlain: true,
					columns: ['Go to', 'Say'],
					rows: [
						{
							name: 'At a party',
							cells: ['The stairs, the balcony, the bathroom', '“Getting some air, back in ten.”'],
						},
						{
							name: 'At work',
							cells: [
								'An empty meeting room, once round the block',
								'“I’ll be back at half past.”',
							],
						},
						{
							name: 'At a family dinner',
							cells: ['The kitchen, or outside with the dog', '“I’ll do the dishes.”'],
						},
						{
							name: 'On a call',
							cells: ['Camera off, volume low', '“Camera off for a moment, still listening.”'],
						},
						{
							name: 'On a train',
							cells: ['A seat by the window, headphones in', 'Nothing. Headphones say it.'],
						},
						{
							name: 'At home with children',
							cells: [
								'The same room, on the floor',
								'“You build, I lie here and guess what it is.”',
							],
						},
					],
				},
			},
		],
	},
	{
		id: 'say',
		title: 'Sentences to borrow',
		blocks: [
			'They are short on purpose. A reason invites a discussion; you have no charge left for one.',
			{
				terms: [
					{ name: 'To the host', text: '“I’ve had a lovely time and I’m done. Good night.”' },
					{
						name: 'To the person you live with',
						text: '“I’m empty. It’s not about you. Half an hour without talking, then I’m back.”',
					},
					{
						name: 'To somebody at work',
						text: '“I need a quiet half hour to finish this well. Can it wait until three?”',
					},
					{
						name: 'To a child',
						text: '“My ears are tired. You can sit next to me and we both say nothing until the timer rings.”',
					},
					{
						name: 'To the group chat',
						text: '“Out of words today. Reading along, answering tomorrow.”',
					},
					{ name: 'To yourself', text: '“I’m low now. It comes back.”' },
				],
			},
		],
	},
	{
		id: 'evening',
		title: 'The rest of today',
		blocks: [
			'You are home, or nearly. The evening needs very little from you.',
			{
				steps: [
					'**Nothing on the way in.** No calls from the car, no podcast with two hosts laughing.',
					'**Change something physical.** Shoes off, shower, other clothes. It draws a line under the day without any thinking.',
					'**Eat something plain.** You may have forgotten to.',
					'**One small thing with your hands,** or nothing at all. Wash a cup. Water the plant.',
					'**Leave the inventory for tomorrow.** What you said at lunch will not improve by being looked at tonight.',
					'**Bed early.** In a sleep laboratory, eighteen people kept others at a greater distance after one night without sleep.[^simon2018] A small study, but a cheap thing to try.',
				],
			},
			{ scene: { name: 'shoesOff' } },
			'Two things tend to disappoint: scrolling, which is more people, and a drink, which you pay for tomorrow.',
		],
	},
	{
		id: 'tomorrow',
		title: 'Tomorrow',
		blocks: [
			'Look at the next two days and take one thing out. One is enough: move a call, or cancel one visit and keep that evening free.',
			'Then write down three facts while you still know them: what you thought yesterday would cost, what it did cost, and when you first noticed. That third line is the useful one. Often there was a sign an hour earlier, and often it is the same sign every time. There is a list to compare yours with in [signs of a drained social battery](/social-battery-drained).',
		],
	},
	{
		id: 'known',
		title: 'How sure are we?',
		blocks: [
			'Not very. No trial has tested a method for refilling a social battery fast, ours included. The battery itself is a metaphor; nobody can measure it. These lines are what people report, arranged in the order in which a tired person can do them.',
			'Two findings stand behind the general direction. Being alone for a while takes the edge off strong feelings, good ones and bad ones alike, and when it was chosen it can relax.[^nguyen2018] And short breaks leave people a little less tired and a little fresher: small effects, in 22 samples put together.[^albulescu2022] So: ten minutes, alone, on purpose. That is the whole theory.',
		],
	},
	{
		id: 'help',
		title: 'If it is more than a low battery',
		blocks: [
			'A low battery comes back with rest. If you feel empty most of the day, nearly every day, for two weeks or longer, with or without company, that is worth a doctor’s time, and help at once if you think of harming yourself. Worth an appointment, too, is a fear of being judged that has kept you from people for six months.',
			{
				note: `If you are thinking about ending your life, do not wait for tomorrow. Call your country’s emergency number, or a crisis line: ${callLink(crisisLines.US)} in the United States, ${callLink(crisisLines.GB)} in the United Kingdom and Ireland, ${callLink(crisisLines.DE)} in Germany, ${callLink(crisisLines.BR)} in Brazil, ${callLink(crisisLines.IN)} in India, ${callLink(crisisLines.AT)} in Austria, ${callLink(crisisLines.CH)} in Switzerland, ${callLink(crisisLines.PT)} in Portugal. Elsewhere, look at [${helplineDirectory}](https://${helplineDirectory}) for your country’s line. You can also say this sentence to anyone near you: “I need you to stay with me.”`,
			},
		],
	},
]

export const lowSocialBattery: Article = {
	head: {
		title: 'Low social battery: the next ten minutes',
		description:
			'Empty, and still among people? An emergency guide: six short lines for the next ten minutes, then how to leave, how to stay, and sentences to borrow.',
		path: '/low-social-battery',
		language: 'en',
	},
	illustration: 'emergency',
	alternative:
		'A loud, crowded window upstairs, and a fire stair leading down to a small lit door.',
	title: 'Low social battery: the next ten minutes',
	lede: 'Read only this. Do it in order.',
	first: {
		lines: [
			{ name: 'Say one sentence.', text: '“I need ten minutes.” No reason.' },
			{ name: 'Leave the room.', text: 'The bathroom counts. So\u00A0do\u00A0the\u00A0stairs.' },
			{ name: 'Turn it down.', text: 'Phone silent. Dim the light.' },
			{ name: 'Sit. Drink water.', text: 'Both feet on the floor.' },
			{ name: 'Do nothing.', text: 'Five minutes. No phone, no plans.' },
			{
				name: 'Then choose one.',
				text: '[I can leave](#leave), [I have to stay](#stay), or [it is more than that](#help).',
			},
		],
	},
	contents: 'When you can read again',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What should I do when my social battery is low?',
			answer:
				'The six lines at the top, in their order. If only one is possible, leave the room for ten minutes. If you already are at home, begin with the third.',
		},
		{
			question: 'How do I leave a party early without being rude?',
			answer:
				'Say it when you arrive: “I’m here until nine.” Then leaving is what you announced. If it is too late for that, thank one person and go; you owe no reason and no round of goodbyes.',
		},
		{
			question: 'Should I drive home when I am this exhausted?',
			answer:
				'Not if you have been drinking, are fighting sleep or have not taken in the last few minutes. Fresh air does not mend that: take a bus or a taxi, or ask somebody to drive you.',
		},
		{
			question: 'Is a low social battery a mental illness?',
			answer:
				'No. It comes after company and goes with rest. If you feel empty most of the day for two weeks or longer, or fear of being judged has kept you from people for six months, talk to a doctor.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryDrained', 'The signs that come an hour earlier, for next time.'],
		['socialBatteryRecharge', 'What to do with the ten minutes, the evening or the weekend.'],
		['socialBatteryQuotes', 'Thirty short lines to send when you have no words left.'],
	),
	next: {
		title: 'Tomorrow, not tonight.',
		text: 'When you have slept, read [how to recharge](/social-battery-recharge). When you want to know what drained you, begin to keep notes, on paper or in the app.',
		...trialStep('en', '/low-social-battery'),
	},
}

import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'
import { callLink, crisisLines } from '#content/crisis-lines.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'signs',
		title: 'Eleven signs people describe',
		blocks: [
			'There is no validated list of symptoms; nobody has made one, because a social battery is not a medical thing. These are what people commonly describe, in about the order in which they arrive. Mark the ones you know; they tend to be the same ones each time.',
			{ scene: { name: 'lookAtTheDoor', caption: 'The third sign, at twenty to ten.' } },
			{
				terms: [
					{
						level: 55,
						name: '1. You stop asking questions',
						text: 'You still answer. But nothing you say ends in a question mark, because a question brings more words.',
					},
					{
						level: 50,
						name: '2. Small sounds grow',
						text: 'Cutlery, a refrigerator, somebody’s pen. They were there all evening. Now they are in front.',
					},
					{
						level: 45,
						name: '3. You look at the clock, then at the door',
						text: 'And you know which way your coat is.',
					},
					{
						level: 40,
						name: '4. Your face has to be done by hand',
						text: 'Smiling and nodding happen a little late, and you notice yourself doing them.',
					},
					{
						level: 35,
						name: '5. You read the same sentence again',
						text: 'Or somebody tells you something and you hear every word without hearing the sentence.',
					},
					{
						level: 30,
						name: '6. Deciding becomes expensive',
						text: '“Red or white?” is suddenly a real question. Menus are long.',
					},
					{
						level: 25,
						name: '7. Kind people become irritating',
						text: 'The clearest one. If a person you like is getting on your nerves by being exactly as usual, it is not them.',
					},
					{
						level: 20,
						name: '8. You hide',
						text: 'A long visit to the bathroom. Volunteering to fetch ice. Walking the dog of a family you hardly know.',
					},
					{
						level: 15,
						name: '9. Your body joins in',
						text: 'Tight jaw, shoulders by the ears, a headache on its way, a wish to lie on a floor.',
					},
					{
						level: 10,
						name: '10. Words run out',
						text: 'You have something to say and it does not come. Messages sit unanswered because a greeting is needed first.',
					},
					{
						level: 5,
						name: '11. You feel nothing in particular',
						text: 'Not sad, not angry. Standby. This is where people are told that they seem cold, and they are only switched off.',
					},
				],
			},
			'If you are past number eight right now, open [the page with six short lines](/low-social-battery) first, or go to [what to do today](#today).',
		],
	},
	{
		id: 'today',
		title: 'What to do today if yours is empty',
		blocks: [
			'Less than you think. Cancel or shorten one thing, in a single sentence: “I’m worn out and need a quiet evening. Another day?” Be alone for a while because you chose it.',
			{
				pull: 'Do not fix your life at eleven percent; the thoughts one has down there are about battery, not about life.',
			},
			'What fills it again, and how fast, differs from person to person. The [page on recharging](/social-battery-recharge) sorts the usual methods and says for each what is known.',
		],
	},
	{
		id: 'late',
		title: 'Why you notice so late',
		blocks: [
			'Because the bill is delayed. When 48 students reported on their day five times daily for twelve days, sociable behaviour went with *less* tiredness at the time and *more* of it about three hours afterwards.[^leikas2017] At nine in the evening the party feels like energy. By midnight you find out what it cost.',
			{
				figure: {
					name: 'delayedFatigue',
					title: 'When the tiredness comes',
					labels: [
						'While sociable: less tired than usual',
						'About three hours later: more tired than usual',
					],
					caption:
						'The dashed line is what is usual for a person. The study gives the direction; the heights are illustrative.[^leikas2017]',
				},
			},
			'These are averages over many ordinary days. On a long evening the signs can show while you are still there.',
			'The delay makes two common conclusions wrong. “I was fine at the time, so it can’t have been the people” mistakes the delay for innocence. “I must dislike them after all” mistakes tiredness for an opinion. You may like your colleagues and still be worn out by a day of them; the two are kept in different accounts.',
			'It also says what to do with the signs: use the early ones. Signs one to four arrive while you can still decide anything. Later, even small decisions can be hard.',
		],
	},
	{
		id: 'hangover',
		title: 'The “introvert hangover”',
		blocks: [
			'Many people call the exhaustion after a lot of company an *introvert hangover*. No alcohol is involved, and it is not a medical term. What they describe is a foggy head, a flat mood, a short temper, an ache behind the eyes, and a wish for a dark room in which nobody speaks. It is often worst on the following morning.',
			'How much of it is known? The two studies that looked found tiredness two to three hours after sociable behaviour.[^leikas2017][^leikas2020] In the first, with students, it came to introverts and extroverts alike, and after conscientious behaviour too. We found none that followed people into the next day. Lost sleep may add to it: after one night without any, people in a laboratory kept others further away.[^simon2018]',
			{ scene: { name: 'morningAfter' } },
			'What to do on the morning after:',
			{
				list: [
					'**Keep it free of people until noon,** above all of the ones who want to talk it over.',
					'**Do the ordinary things first:** water, food, daylight, a walk.',
					'**Answer nobody at length.** “Lovely evening. Quiet day today, I’ll write tomorrow” is enough.',
					'**Decide nothing about the party yet,** nor about the people. Decide in two days.',
					'**Write down what you expected it to cost and what it did,** so that the next large evening gets a free morning after it.',
				],
			},
		],
	},
	{
		id: 'drains',
		title: 'What usually did it',
		blocks: [
			'Not only how many people there were. In two studies by communication researchers, contacts with more talking and with less familiar people were rated as costing more, and people looked for solitude after them.[^hall2023] It fits their theory that every contact draws on one store of social energy.[^hall2017] The list is longer, and only its last three lines come from studies; the others are what people name themselves:',
			{ scene: { name: 'facesOnAScreen' } },
			{
				list: [
					'**No known end.** Two hours with a finish are cheaper than one without.',
					'**Being watched while you think.** Presenting, being introduced, anything with a round of names.',
					'**Changing groups.** Each new circle starts again at hello.',
					'**Noise that you cannot turn down.** You follow every sentence with effort and nobody sees the effort.',
					'**A face on a screen, your own included.** On days with the camera on, employees in a field experiment were more tired, newcomers and women most.[^shockley2021]',
					'**Playing a part.** Among 67 employees, acting more outgoing than one is went with less vitality about an hour later.[^pickett2020] Two later studies asked about feelings and found the opposite.[^kuijpers2021]',
					'**Bad sleep the night before.** After one sleepless night, 18 people in a laboratory wanted more distance from others.[^simon2018] The battery was small before anyone arrived.',
				],
			},
		],
	},
	{
		id: 'not',
		title: 'Things that look the same and are not',
		blocks: [
			'A drained battery comes back, by our estimate in some hours or in a day or two. Several things resemble it from the inside. The difference usually lies in when they come and what makes them go.',
			{
				table: {
					label: 'A drained battery and things that resemble it',
					columns: ['Comes', 'Goes', 'What helps'],
					rows: [
						{
							name: 'Drained battery',
							cells: ['After company', 'With a day or two of rest', 'A quieter week'],
						},
						{
							name: 'Shyness',
							cells: ['Before company', 'Once you know people', 'Practice, if you wish'],
						},
						{
							name: 'Social anxiety',
							cells: [
								'Before, during and after, as fear of being judged',
								'Seldom by itself; lasting six months or more',
								'A professional',
							],
						},
						{
							name: 'Depression',
							cells: [
								'Most of the day, nearly every day',
								'Not with rest; two weeks or longer',
								'A doctor, soon; at once if you think of harming yourself',
							],
						},
						{
							name: 'Burnout at work',
							cells: ['With the job', 'On leave, then returns', 'A doctor, and changes at work'],
						},
						{
							name: 'Autistic burnout',
							cells: [
								'After long strain or masking',
								'Slowly, with less demand',
								'Someone who knows autism',
							],
						},
						{
							name: 'Illness, such as anaemia or a thyroid problem, or a side effect of medicine',
							cells: ['With or without company', 'With treatment', 'A doctor and a blood test'],
						},
					],
				},
			},
			'One of these deserves another word: autistic burnout. Many autistic people camouflage: they study how to appear at ease, perform it all day, and call it exhausting.[^hull2017] Interviews with autistic adults describe a burnout with chronic exhaustion, lost skills and a lower tolerance for noise and light, apparently different from depression.[^raymaker2020] If that paragraph reads like your diary, talk to someone who knows autism in adults; your doctor can refer you.',
			'And if the low level stays through two restful weeks, please do not wait for it to become dramatic. A general practitioner sees tired people every day. “I’ve been exhausted for two weeks and rest doesn’t help” is a perfectly good opening sentence.',
			{
				note: `If you are thinking about ending your life, do not wait for an appointment. Call now: ${callLink(crisisLines.US)} in the United States, ${callLink(crisisLines.GB)} in the United Kingdom and Ireland, ${callLink(crisisLines.IN)} in India. [Numbers for other countries](/low-social-battery#help).`,
			},
		],
	},
	{
		id: 'check',
		title: 'A check that takes a minute',
		blocks: [
			{
				steps: [
					'Which numbers from the list do you have now? Write down the lowest and the highest.',
					'What was the last thing with people in it, and how many hours ago did it end?',
					'What did you expect it to cost, and what would you say now?',
					'What is the next thing with people in it, and can it move?',
				],
			},
			'Do this on three or four evenings and one line will repeat itself: your personal first sign. It is worth more than all eleven. Tell it to one person who is usually with you. “When I stop asking questions, take me home” is an instruction that friends are glad to have; [Two sheets](/two-sheets) writes it down for both of you, and [Say no](/say-no#what=late) has the words for leaving early.',
			'Then the arithmetic: if your sign comes an hour before the crash, you have an hour. That is enough to shorten an evening, to eat something, to go outside, and not enough to wonder whether you are allowed to.',
		],
	},
]

export const socialBatteryDrained: Article = {
	head: {
		title: 'Social battery drained: eleven signs',
		description:
			'Eleven signs of a drained social battery, early to late, why you notice hours after the fact, and what looks the same but needs a doctor instead.',
		path: '/social-battery-drained',
		language: 'en',
	},
	illustration: 'drained',
	alternative: 'A dark hall. The only light is a thin line under a closed door.',
	title: 'Social battery drained: the signs, early to late',
	lede: 'You stop asking questions, small sounds grow, and people you like become irritating for no reason: your social battery may be drained. Here are eleven signs that people describe, and what else it might be.',
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What does a drained social battery feel like?',
			answer:
				'Fewer questions, louder sounds, less patience, fewer words: often the same few of the eleven signs each time. It is easily taken for a bad mood, but it follows company and lifts with rest.',
		},
		{
			question: 'How long does a drained social battery last?',
			answer:
				'Our estimate: some hours, after a large event a day or two. It differs between people, and no study gives a number. If rest has not helped for two weeks, see a doctor.',
		},
		{
			question: 'Why do people I love drain me?',
			answer:
				'Because liking somebody does not make company free. A visit without a known end, much talking, noise or being the host can cost a lot even among people you would choose again. Shorten the visit before you doubt the friendship.',
		},
		{
			question: 'Can a drained social battery give you a headache?',
			answer:
				'Many people describe a headache, a tight jaw or heavy shoulders after company. No study has tied them to a social battery, and noise, little water and a long day are reason enough. A headache that is new, severe or frequent belongs with a doctor.',
		},
		{
			question: 'Can extroverts have a drained social battery?',
			answer:
				'Yes. In a study of 48 students the tiredness afterwards did not depend on how introverted they were. Who pays more is still open: the studies are few and small.',
		},
		{
			question: 'When should I see a doctor about it?',
			answer:
				'If rest has not helped for two weeks, if you feel empty most of the day with or without company, or if fear of being judged keeps you from people. Say how long it has lasted and what you have tried.',
		},
	],
	related: relatedGuides(
		'en',
		['lowSocialBattery', 'If it is happening now: six short lines for the next ten minutes.'],
		['socialBatteryRecharge', 'Twenty ways to rest, sorted by the minutes you have.'],
		['introvertSocialBattery', 'What events typically cost, and how to say no to one.'],
	),
	next: {
		title: 'Find your first sign.',
		text: 'It is often the same one, and it comes while something can still be done. A few weeks of notes, on paper or in the app, are enough to find it.',
		...trialStep('en', '/social-battery-drained'),
	},
}

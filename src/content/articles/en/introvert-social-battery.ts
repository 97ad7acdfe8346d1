import { lowLine, mondayCharge } from '#domain/energy/estimates.ts'
import { pages } from '#domain/pages/pages.ts'
import { nightPercent } from '#content/tools/week/night-percent.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialStep } from '#content/articles/closing.ts'
import { typicalCosts } from '#content/articles/en/typical-costs.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'definition',
		title: 'What an introvert social battery is',
		blocks: [
			'**Your social battery is the energy you have for being with people.** Company uses it, time alone and sleep give it back, and when it is low you become slow, quiet or irritable. Introverts tend to notice this earlier, want less company at a stretch, and need time alone afterwards.',
			'It is an image, not an organ. Nobody can measure it, and [research](/social-battery-psychology) supports only a part of the picture. But an image with numbers in it is good enough to plan a week with, and that is what this page is for.',
		],
	},
	{
		id: 'explained',
		title: 'What it feels like, and what research says',
		blocks: [
			'In company you do several things at once: follow the talk, read faces, watch your own, think of what to say next. At some hour the attention for all of it begins to go, and what is left goes into looking awake. Many introverts notice this early.',
			'Introvert does not mean shy; a shy person would like to come in and does not dare. It does not mean unfriendly, or deep. In research it is the lower end of the extraversion scale, on which everybody stands and most people stand near the middle.[^soto2017] You do not have to be certified.',
			{ pull: 'If the description helps you to plan a week, it is yours.' },
			'What about the claim that introverts lose energy with people while extroverts gain it? It is neater than the evidence. When 48 students kept records through their days, sociable hours were livelier at the time and followed by tiredness some three hours later, whoever they were; conscientious hours were too.[^leikas2017] Perhaps the introvert’s difference lies in how far from herself she had to go. Employees who acted more outgoing than they are had less vitality an hour afterwards.[^pickett2020] Two later studies of feelings found the opposite.[^kuijpers2021]',
		],
	},
	{
		id: 'two-things',
		title: 'Two things that explain most of it',
		blocks: [
			{ scene: { name: 'friendOrRelatives' } },
			{
				terms: [
					{
						level: 70,
						name: 'Your battery has a size, and the size changes',
						text: 'After a bad night, in a noisy month, during a new job, it is smaller, and you are not getting worse. Sleep is the first lever to try: after one night without it, people in a laboratory kept others at a distance.[^simon2018] Plan with the size you have this week.',
					},
					{
						level: 30,
						name: 'Company has prices, and the prices are yours',
						text: 'One old friend may cost next to nothing. Four relatives and a birthday cake may cost the weekend. The number of hours says less than you would think; common culprits are strangers, noise, being looked at, and having no end in sight. Somebody else’s list will not fit you, including that of your very similar sister.',
					},
				],
			},
		],
	},
	{
		id: 'costs',
		title: 'What events typically cost',
		blocks: [
			'Points out of 100, for an ordinary person on an ordinary day, with a few people. **These are our own estimates,** the same ones that our forecast starts from. Nobody has measured them. Use them for the first week, then replace them with yours.',
			{ table: typicalCosts },
			`To plan with them: begin a rested Monday at ${mondayCharge}, take off each cost, and give back ${nightPercent} percent of what is missing for each night. An evening below ${lowLine} is low. [Your week](${pages.week.en}) does these sums: tap in what is planned, and it shows which evening ends lowest.`,
			'Two things to read from it. The kind of event can outweigh its length: a long afternoon with an old friend costs less than one hour at a party. And time alone is part of the sum. It is planned like an appointment, or it does not happen.',
		],
	},
	{
		id: 'benefits',
		title: 'Three things to gain from knowing yours',
		blocks: [
			{
				terms: [
					{
						name: 'Predict limits',
						text: 'Not to obey them, but to see them coming. Introverts tend to expect company to feel worse than it then does,[^zelenski2013] and a bill that comes three hours later is easily overlooked. With a dozen evenings written down, guess beside result, you stop refusing the good ones and stop accepting the impossible ones.',
					},
					{
						name: 'Optimize calendar',
						text: 'Same people, other order. The workshop and the wedding do not belong in one week if either can move. A free evening is worth most directly after the costly one and least on the day before. Nobody need notice; you will simply be better company.',
					},
					{
						name: 'Set guilt-free boundaries',
						text: 'Guilt lives on vagueness. “I’m not really up to it” invites persuasion, and then you have to be persuaded or rude. “I’m at thirty and tomorrow is full, so lunch on Saturday instead” is an offer. It contains a fact, a limit and a date, and leaves nobody to feel sorry for.',
					},
				],
			},
		],
	},
	{
		id: 'day',
		title: 'A Saturday, told by its battery',
		blocks: [
			{
				day: [
					{
						time: '09:00',
						level: 80,
						title: 'Coffee, book, nobody',
						text: 'Where a week of work and one good night’s sleep leave you.',
					},
					{
						time: '13:30',
						level: 71,
						title: 'Back from the market with a friend',
						text: 'Cost 9. She talks, you carry the tomatoes. An ideal arrangement.',
					},
					{
						time: '15:00',
						level: 71,
						title: 'Her other friends arrive',
						text: 'Five names, one of them twice. You are still full enough to enjoy it.',
					},
					{
						time: '17:00',
						level: 51,
						title: '“I’ll head home, I’ve had a lovely day”',
						text: 'Two hours cost 20. Both halves are true, the second because of the first.',
					},
					{
						time: '21:00',
						level: 69,
						title: 'Soup',
						text: 'And a message: “So glad you came.” They hardly ever write “why did you leave”.',
					},
				],
			},
			'Another hour would have left you at about forty-five, and Sunday with less. It is an invented day, and you have probably had it.',
		],
	},
	{
		id: 'no',
		title: 'Ten ways to say no',
		blocks: [
			'Each is short, gives nothing to argue about, and most offer something else. Say it as soon as you know; an early no is a favour. For other cases, [Say no](/say-no) writes the message.',
			{
				terms: [
					{ name: 'To a party', text: '“I won’t make the party. Lunch on Saturday, just us?”' },
					{
						name: 'To an invitation for tonight',
						text: '“I can’t tonight. Thursday at seven?”',
					},
					{
						name: 'To a weekend with the group',
						text: '“I’ll come for the day and sleep at home.”',
					},
					{ name: 'To a long family visit', text: '“We’ll come at two and leave at five.”' },
					{
						name: 'To staying the night',
						text: '“I love seeing you. I sleep better at the hotel round the corner.”',
					},
					{
						name: 'To a phone call',
						text: '“I can’t talk tonight. I’ll ring you on Sunday at ten.”',
					},
					{
						name: 'To drinks after work',
						text: '“I’ll come for the first round and leave at seven.”',
					},
					{
						name: 'To lunch with colleagues',
						text: '“I’m having lunch on my own today. Coffee tomorrow?”',
					},
					{
						name: 'To a committee',
						text: '“Thank you for asking. I don’t do committees, but I’ll bake for the fair.”',
					},
					{
						name: 'When they ask again',
						text: '“I’ve decided, and thank you for asking.” Then say nothing more.',
					},
				],
			},
		],
	},
	{
		id: 'others',
		title: 'Living with people who have a larger one',
		blocks: [
			{
				list: [
					'**Say the number, not the verdict.** “I’m at fifteen” is about you. “You’re exhausting” is about them, and usually wrong.',
					'**Arrive in two cars.** Literally or not: agree beforehand that one may leave earlier and that nothing follows from it.',
					'**Ask for the end.** “Until when?” before “Who is coming?”',
					'**Give a date for more.** A no with another day in it is remembered as a yes.',
					'**Explain once, at a good time.** Over breakfast, at seventy. Never in the hall with your coat on. [Two sheets](/two-sheets) puts both of your batteries on one page.',
				],
			},
			{ scene: { name: 'twoCars' } },
			'With children the advice has limits; nobody can be at fifteen for a toddler. What can be done is to trade half hours with another adult, to lower the noise where it can be lowered, and to say out loud that you need quiet. They learn that asking for it is allowed.',
		],
	},
	{
		id: 'myths',
		title: 'Things you may stop believing',
		blocks: [
			{
				terms: [
					{
						name: '“I should practise being extroverted”',
						text: 'You can do an hour of it, and may enjoy the hour. A trial had people do it for a week: the more introverted gained less and ended up more tired and less themselves.[^hamilton2019] In another, 123 students felt better for their extroverted week.[^margolis2020]',
					},
					{
						name: '“I need to be alone, the longer the better”',
						text: 'Chosen quiet calms. But in a diary study, days with more hours alone were lonelier too, and nobody found an ideal amount.[^weinstein2023] Look for the amount after which you would like to see someone.',
					},
					{
						name: '“Introverts are rare”, or “half of humanity”',
						text: 'Both are said. How many there are depends on where someone draws the line on a smooth scale.',
					},
					{
						name: '“It is just introversion”',
						text: 'Mostly. But if fear of being judged has lasted six months, or low mood most days for two weeks, see a doctor: both can be treated. Tiredness can also have a physical cause, such as anaemia.',
					},
				],
			},
		],
	},
	{
		id: 'further',
		title: 'Where to go from here',
		blocks: [
			{
				links: [
					{
						href: '/social-battery-drained',
						label: 'Is it drained? Eleven signs',
						text: 'From the first, an hour before the crash, to the last.',
						level: 20,
					},
					{
						href: '/social-battery-recharge',
						label: 'How to recharge it',
						text: 'Five ways, and twenty ideas by the minutes you have.',
						level: 90,
					},
					{
						href: '/low-social-battery',
						label: 'It is low right now',
						text: 'Six short lines for the next ten minutes.',
						level: 8,
					},
					{
						href: '/introvert-productivity',
						label: 'The same at work',
						text: 'Meetings, open plan, and a week before and after.',
						level: 60,
					},
				],
			},
		],
	},
]

export const introvertSocialBattery: Article = {
	head: {
		title: 'Introvert social battery: a plain guide',
		description:
			'What the introvert social battery is, what events typically cost, ten ways to say no, and how to plan a week with it. Plain, with sources.',
		path: '/introvert-social-battery',
		language: 'en',
	},
	illustration: 'introvertGuide',
	alternative: 'A whole house cut open. One room of four is lit; someone sits in it and reads.',
	title: 'The introvert social battery, a plain guide',
	lede: 'It is the energy you have for being with people. If you are an introvert, yours may run down sooner than other people’s. It has good days and bad, and you can plan with it. Nothing is wrong with you.',
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What is an introvert’s social battery?',
			answer:
				'A popular image for the energy you have for being with people. For introverts it seems to run down sooner or to be missed more when it does. It is a metaphor, not something that can be measured.',
		},
		{
			question: 'Why does my social battery drain so fast?',
			answer:
				'People most often name strangers, noise, being watched, having no known end, and too little sleep the night before. Which of them costs you most is worth writing down for two weeks.',
		},
		{
			question: 'How long does an introvert need to recharge?',
			answer:
				'There is no general number. For most ordinary evenings a night is enough; after weddings or conferences many people count in days. Note it a few times and use your own figure.',
		},
		{
			question: 'Do introverts dislike people?',
			answer:
				'No. Introversion says how much company someone wants, not whether they like it. Introverts tend to expect an occasion to be worse than it then is.',
		},
		{
			question: 'How do I explain my social battery to an extrovert?',
			answer:
				'Give a number and a time, on a good day: “My battery is at thirty percent, so I’ll stay until ten.” Most people can plan with that, and it does not sound like a judgement of their party.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryDrained', 'Eleven signs in the order in which they come.'],
		['socialBatteryRecharge', 'Twenty ways back, by the minutes you have.'],
		['lowSocialBattery', 'For the moment when it is already empty.'],
	),
	next: {
		title: 'Learn what your week costs you.',
		text: 'Start from the table of typical costs and replace its numbers with your own, on paper or in the app. Not sure that you are an introvert? The [introvert test](/introvert-test) takes five minutes.',
		...trialStep('en', '/introvert-social-battery'),
	},
}

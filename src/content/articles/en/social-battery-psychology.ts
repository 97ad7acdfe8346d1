import type { Article, ArticlePart } from '#content/types/article.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'short',
		title: 'The short answer',
		blocks: [
			'Psychology has no social battery. It has a well-established trait, extraversion, on which everyone stands somewhere; some small studies in which sociable behaviour is followed by tiredness a few hours later; better evidence that people guess wrongly how company will feel; and a number of theories about the brain that are still arguments.',
			{
				pull: 'The battery is the name that ordinary people gave to what they noticed. It is a good name. It is not a finding.',
			},
			{
				table: {
					label: 'What is known about the social battery, and how well',
					columns: ['Evidence', 'Verdict'],
					rows: [
						{
							name: 'People differ steadily in how outgoing they are',
							cells: ['Decades of questionnaires', 'Solid'],
						},
						{
							name: 'Sociable hours are followed by tiredness',
							cells: ['Two diary studies, 48 and 74 people', 'Likely, small'],
						},
						{
							name: 'Introverts pay more for the same company',
							cells: ['Studies disagree', 'Open'],
						},
						{
							name: 'Expected feelings are gloomier than felt ones',
							cells: ['Several experiments', 'Fairly good'],
						},
						{
							name: 'Chosen time alone calms',
							cells: ['Experiments and diaries', 'Fairly good'],
						},
						{
							name: 'Introverts’ brains are overstimulated',
							cells: ['Mixed, old, small', 'Do not repeat it'],
						},
						{
							name: 'A reserve that can be measured in percent',
							cells: ['None', 'A metaphor'],
						},
					],
				},
			},
		],
	},
	{
		id: 'trait',
		title: 'What introversion is, and is not',
		blocks: [
			'In research, introversion is the lower part of a continuous scale. The standard Big Five questionnaire divides extraversion into three narrower ones: sociability, assertiveness and energy level.[^soto2017] You can be low on the first and high on the third: busy, cheerful, and glad when the guests have gone. Most people stand near the middle, as with height.',
			'It is not shyness. Shyness is tension in company that one may very well want; in a classic study it could be told apart from simply preferring less of it.[^cheek1981] It is not dislike of people either, nor a disorder, nor depth of character, flattering as the last would be.',
			'How many introverts are there? The question has no answer, because someone has to decide where on the scale they begin. Popular books say between a third and a half; the notes to the best known of them give 36 percent from one sample and just over half from another, and warn about how both were drawn.[^cain2012] Any percentage says where a line was put, nothing more.',
			{
				scene: { name: 'whereTheLineIs', caption: 'The same people, and two places for the line.' },
			},
			'For the same reason, types are a poor description. A review of the Myers-Briggs questionnaire reports what happened when people took it twice: after four weeks 35 percent had another type, and after five weeks 50 percent had changed on at least one of its four scales, since so many stand near the middle.[^pittenger2005] Its scales look much like four of the Big Five traits, and no sign of separate types was found in them.[^mccrae1989] Use a type as you would a star sign: for conversation.',
		],
	},
	{
		id: 'tired',
		title: 'Does company tire people?',
		blocks: [
			'Here is the study most worth knowing. Forty-eight students answered questions five times a day for twelve days, 2,328 reports in all. In the hours when they behaved in a more outgoing way they were in a better mood and less tired. About three hours later they were more tired. It made no difference how introverted they were, the abstract says. What explained part of the delay was how many people they had met. Company was not alone in this: conscientious behaviour, such as working towards a goal, showed the same delayed tiredness.[^leikas2017] A replication with 74 people found the delayed tiredness again, after two to three hours.[^leikas2020]',
			{
				figure: {
					name: 'delayedFatigue',
					title: 'Sociable behaviour and tiredness',
					labels: [
						'In the same hours: less tired than usual for that person',
						'About three hours later: more tired than usual',
					],
					caption:
						'The dashed line is what is usual for a person. The drawing shows the direction; the heights are ours, because the summaries give no amounts. 48 students, 2,328 reports;[^leikas2017] the delayed part again with 74 people and 1,046 reports.[^leikas2020]',
				},
			},
			'So the effect that introverts describe was there, and in the first study it was there for extroverts too. Before anyone celebrates: both samples are small, and a correlation is not a cause. Perhaps long days contain more people *and* more of everything else.',
			'And there is a study that points the other way. In reports from 67 employees, outgoing behaviour went with vitality at the moment; where it did not fit the person’s usual level, it was followed by lower vitality about an hour later.[^pickett2020] If that holds, company is not costly in itself. Being someone else in company is. The same group later followed feelings instead of vitality, in two studies, and found the opposite: the more people had acted above their usual level, the better they felt.[^kuijpers2021]',
			'A theory from communication research fits the first finding. It supposes that every interaction spends social energy, that people try to keep some in hand, and that only some interactions pay back in belonging.[^hall2017] Small talk with a stranger spends; an hour with a friend spends and pays.',
		],
	},
	{
		id: 'forecast',
		title: 'The forecast is often wrong',
		blocks: [
			'When people act outgoing for a while, at the request of a psychologist or by themselves, they tend to report feeling better during it, introverts included.[^fleeson2002] Introverts do not expect this. Asked beforehand, they predict more embarrassment and more unpleasant feeling than they later report: four laboratory studies with 495 people together say so. A fifth, with 97 people, only asked them to imagine it.[^zelenski2013] In a study where people really met and talked, the less outgoing expected to feel worse afterwards, yet all but the least outgoing 17 percent felt better, and they thought no less clearly for it.[^duffy2018]',
			{
				figure: {
					name: 'feltBetter',
					title: 'Felt better after company: all but the least outgoing 17 in 100',
					labels: [
						'Lit: felt better afterwards, on average',
						'Dark: the least outgoing 17 percent, who on average did not',
					],
					caption:
						'One window for each percent of the participants, the most outgoing first. The less outgoing ones had expected to feel worse.[^duffy2018]',
				},
			},
			'It would be easy to conclude that introverts should pull themselves together. The conclusion was tried. For one week, 147 people were either asked to act more extroverted in daily life or given a task without that aim; 76 people from an earlier study served as a further comparison. On average the acting felt good. But the more introverted gained less, and had more unpleasant feelings, more tiredness, and less of a sense of being themselves.[^hamilton2019] Another trial disagrees. There, 123 students acted extroverted for one week and introverted for another; well-being rose in the first and fell in the second.[^margolis2020]',
			'Put together: an hour of it is usually better than feared, a week of it is not a cure, and all of this concerns *feelings*, which are not the same as what is left afterwards. A sensible person keeps two columns, what was expected and what was, and lets them disagree.',
		],
	},
	{
		id: 'alone',
		title: 'What being alone does',
		blocks: [
			'Less than poets say and more than hosts believe. In experiments, a short time alone turned down strong feelings of both kinds: less excitement and also less anger. With choice, the quiet was relaxing.[^nguyen2018] Solitude is, so to speak, a volume knob.',
			{ scene: { name: 'volumeKnob' } },
			'In everyday life it cuts both ways. Over up to 21 days, adults were less stressed and freer on days with more hours alone, and lonelier and less satisfied on the same days. Being there by choice took away a part of the harm. The researchers looked for an ideal number of hours and did not find one.[^weinstein2023]',
			'Long isolation is another matter altogether. Putting many studies together, loneliness, isolation and living alone went with 26, 29 and 32 percent higher odds of dying within the years observed.[^holtlunstad2015] These figures say nothing about a quiet evening that you chose.',
		],
	},
	{
		id: 'brain',
		title: 'Stories about the brain',
		blocks: [
			{
				terms: [
					{
						name: 'Introverts are overstimulated',
						text: 'The idea goes back to Hans Eysenck in 1967: a higher resting arousal, so that less is needed. A careful test with 24 people found faster responses in the brainstem of introverts, and no difference in how aroused they felt or how fast they reacted.[^bullock1993] An interesting signal, and not an explanation of your Thursday.',
					},
					{
						name: 'Extroverts run on dopamine',
						text: 'A serious theory ties extraversion to how strongly a person is drawn by rewards.[^depue1999] Five experiments fit it: extroverts reacted more when something was to be won. When something was merely pleasant, introverts enjoyed it just as much.[^smillie2012] So, roughly: less pull, not less pleasure. “Introverts have a different brain chemistry” says far more than this.',
					},
					{
						name: 'Willpower is a fuel',
						text: 'For a while it was thought that self-control uses up a store, perhaps of sugar. Thirty-six laboratories tested the effect together on 3,531 people and found practically none.[^vohs2021] Anything that explains your battery by this theory is out of date.',
					},
				],
			},
		],
	},
	{
		id: 'use',
		title: 'What to do with all this',
		blocks: [
			{
				list: [
					'**Judge late.** The tiredness may come hours after the company. Wait at least three hours, better a night, before you decide about the next party.',
					'**Distrust your gut forecast, both ways.** It is too gloomy about feelings and knows nothing of the bill. An app measures no reserve either; it can only set what you noted after earlier evenings beside what is planned.',
					'**Mind the distance from yourself.** An evening among people with whom you need not put on a face may be nearly free.',
					'**Choose your solitude** where you can. The same two hours do more if nobody imposed them.',
					'**Believe your own columns before any average,** ours included. A [tracker](/social-battery-tracker) is nothing but those columns, on paper or in an app.',
				],
			},
			{ pull: 'Forty-eight students are not you.' },
			{
				note: 'Fear of other people’s judgement that has lasted six months and keeps you from things, or low mood on most days for two weeks, are treatable and are not introversion. A doctor or psychologist is the right address; this page is not.',
			},
		],
	},
]

export const socialBatteryPsychology: Article = {
	head: {
		title: 'Social battery psychology: what is known',
		description:
			'Is the social battery real? What psychology knows about introversion, tiredness after company and time alone, with sample sizes and open questions.',
		path: '/social-battery-psychology',
		language: 'en',
	},
	illustration: 'psychology',
	alternative: 'The outline of a head, with one small, furnished and lit room inside it.',
	title: 'The psychology of the social battery',
	lede: 'The battery is a metaphor. The tiredness behind it has been found in small studies, in introverts and extroverts alike. Here is what is solid, what is likely, and what is only repeated.',
	contents: 'On this page',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'Is the social battery a real thing?',
			answer:
				'The experience is, the store is not. If somebody doubts it, say that in two diary studies sociable hours were followed by tiredness some hours later. That needs no battery to be true.',
		},
		{
			question: 'Why do introverts get drained by people?',
			answer:
				'Nobody knows yet. Two ideas have small studies behind them: that company tires everyone alike some hours later, and that acting unlike oneself is what costs. Explanations from brain chemistry go further than the evidence.',
		},
		{
			question: 'Do extroverts have a social battery?',
			answer:
				'They get the same later tiredness, by the best study so far: it did not depend on how extroverted people were. The battery is a name for it in their case, too.',
		},
		{
			question: 'Is a low social battery a sign of autism or ADHD?',
			answer:
				'Not by itself. Many autistic adults describe hiding their traits in company as exhausting, and that deserves support of its own. For ADHD and tiredness after company we found no solid study.',
		},
		{
			question: 'What percentage of people are introverts?',
			answer:
				'There is no true figure. Introversion is the lower part of a continuous scale and most people are near the middle, so every percentage depends on where somebody drew a line.',
		},
		{
			question: 'Is introversion the same as shyness?',
			answer:
				'No. A shy extrovert wants to go to the party and dreads the door. A calm introvert walks in easily and leaves early. A person can be one without the other, or both.',
		},
	],
	related: relatedGuides(
		'en',
		['introvertSocialBattery', 'What follows for everyday life, without the studies.'],
		['socialBatteryDrained', 'The delayed tiredness, as people notice it: eleven signs.'],
		['mbtiTest', 'The sixteen types as a game, with a measure of social energy beside them.'],
	),
	next: {
		title: 'Be your own study.',
		text: 'One participant, two columns, three weeks. To see where you stand on the scale first, [twelve questions](/introvert-test) will do.',
		...trialStep('en', '/social-battery-psychology'),
	},
}

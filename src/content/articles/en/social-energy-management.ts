import { learningTime } from '#content/product-facts.ts'
import { exampleWeek } from '#content/tools/week/example-link.ts'
import type { Article, ArticlePart } from '#content/types/article.ts'
import { proseLink } from '#content/page-links.ts'
import { trialStep } from '#content/articles/closing.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'
import { citedSources } from '#content/articles/cited-sources.ts'

const parts: readonly ArticlePart[] = [
	{
		id: 'what-is-social-energy-management',
		title: 'What is social energy management?',
		blocks: [
			'Two numbers, kept honestly. The first is your **level**: how much you have left for people, from 0 to 100, as it feels to you now. The second is a **price**: what one dinner, one meeting or one school pick-up takes off that level. Managing social energy is looking at both before you say yes, and again afterwards.',
			'The level is a metaphor. There is no organ that holds it and no instrument that reads it. But a number that you have chosen yourself, the same way every day, can be compared with yesterday’s, and that is all a plan needs. On an ordinary Wednesday it might look like this.',
			{
				day: [
					{
						time: '07:30',
						level: 74,
						title: 'Woke up rested',
						text: 'Not 100. Almost nobody wakes at 100, and it is not a test.',
					},
					{
						time: '10:00',
						level: 58,
						title: 'Team meeting, eight people',
						text: 'Guessed 10, cost 16. You had to present.',
					},
					{
						time: '13:00',
						level: 60,
						title: 'Lunch alone, by choice',
						text: 'Gave 2 back. It also stopped the fall, which counts.',
					},
					{
						time: '18:30',
						level: 41,
						title: 'Supermarket, a neighbour, a call',
						text: 'Nobody would put these in a calendar. They cost 19 together.',
					},
				],
			},
			'Is it true that company costs energy? Partly. In a study of 48 students who reported five times a day for twelve days, behaving in an outgoing way went with better mood and less fatigue at that moment, and with more fatigue about three hours later. It did so for introverts and extroverts alike, and the number of people met explained part of it. Conscientious behaviour was followed by the same tiredness, so company is not the only cause.[^leikas2017] A second study with 74 people found the same delay.[^leikas2020] Both are small, and neither can prove a cause.',
			'Whether introverts pay more is open. Among 67 employees, acting more extroverted than one is went with lower vitality about an hour later.[^pickett2020] Two later studies looked at feelings and found better ones.[^kuijpers2021] If the first is right, the bill may depend less on who you are than on how far from yourself you had to stand. Communication researchers have a theory in which every conversation spends something and some of it buys belonging.[^hall2017] None of this gives you your prices. It says that keeping a list of them is not silly.',
		],
	},
	{
		id: 'why-traditional-fails',
		title: 'Why traditional planning fails',
		blocks: [
			'A calendar knows when. It shows two free hours on Thursday evening and offers them to anyone who asks. It cannot show that you arrive at those hours with 12 percent, because it adds up time and not energy.',
			{ scene: { name: 'threeCalendars', caption: 'Three calendars, one battery.' } },
			{
				terms: [
					{
						name: 'An hour is not an hour',
						text: 'Sixty minutes with your sister and sixty minutes with nine strangers are the same width in the calendar. You do not recover from them in the same way.',
					},
					{
						name: 'Work, family and friends share one battery',
						text: 'They keep separate calendars, but each draws on the same energy. Thursday fails because of Tuesday’s workshop, Wednesday’s birthday and a kind colleague at lunch, and none of them is at fault.',
					},
					{
						name: 'Monday decides for Friday',
						text: 'You say yes with the energy you have while you are asked. The you who has to go is four days more tired.',
					},
					{
						name: 'Your guesses are often wrong',
						text: 'In a series of lab studies, introverts expected to feel worse while acting outgoing than they did.[^zelenski2013] In another, less outgoing people expected to feel worse after socialising; all but the least extroverted 17 percent felt better.[^duffy2018] That is feeling, not energy, and the bill may come later, as on the Wednesday above, where a guess was too low. Either way, check a guess before you obey it.',
					},
					{
						name: 'Discipline is not the missing part',
						text: 'The idea that willpower is a fuel that runs out did badly when 36 laboratories tested it together with 3,531 people: the effect was close to nothing.[^vohs2021] If an evening was too much, change the plan before you blame yourself.',
					},
				],
			},
		],
	},
	{
		id: 'social-energy-framework',
		title: 'The social energy framework',
		blocks: [
			'Five habits. The first two take half a minute each; the last means keeping an evening free. A paper notebook is enough.',
			{
				steps: [
					'**Level, twice a day.** When you wake and when you stop. Write the number down before you explain it. Three or four days a week will do; a week with holes in it is still a week.',
					'**Price, before.** Next to each thing with people in it, guess what it will take: a small cost is under 10, a large one over 25. Include the ones that no calendar has, such as the commute with a talkative colleague.',
					'**Price, after.** Write what it took. Wait two or three hours first, since tiredness tends to be late.',
					`**Budget, on Sunday or Monday.** Add up the guesses for the days ahead and compare the sum with a week that you got through well. Where three large prices stand in a row, move one, shorten one, or put an ending on one. You only ever need to change one thing a week. ${proseLink('en', 'week', 'Your week', exampleWeek)} is a free page that does the adding; the link opens it with a crowded sample week.`,
					'**Recovery, with a date.** Rest that is not in the calendar is the first thing to be given away. Put it after the expensive event, not at the end of the month, and treat it like a dentist’s appointment.',
				],
			},
			{
				pull: 'Guess and cost side by side are the most useful two columns you will ever keep about yourself.',
			},
			'What belongs in the time kept for recovery? Research on rest after work separates four kinds: switching off from it, relaxing, learning or mastering something, and deciding for yourself what you do.[^sonnentag2007] A large review, 316 samples with 99,329 people, found that relaxing and mastering went with most good outcomes, and that switching off mainly went with less exhaustion.[^headrick2023] So a quiet evening is one answer and a difficult recipe is another. [How to recharge](/social-battery-recharge) goes through them.',
			'After about three weeks, look for three things in the notes:',
			{
				list: [
					'**A cheap surprise.** Something you dread that costs almost nothing. Often it is one particular friend, or the gym.',
					'**An expensive ordinary.** Something you never counted that costs 15 every time. Often it has the word *quick* in it.',
					'**A first sign.** The same small thing, an hour before the crash: you stop asking questions, or start to hear the refrigerator.',
				],
			},
		],
	},
	{
		id: 'budget',
		title: 'A budget on one page',
		blocks: [
			'Here is a week as it was promised, and the one change that was made to it on Monday. Prices are one invented person’s. Yours will differ, and that is the point of writing them down.',
			{
				table: {
					label: 'A week of promises and prices',
					columns: ['Promised', 'Guess', 'After one move'],
					rows: [
						{ name: 'Monday', cells: ['Desk, one call', '12', '12'] },
						{ name: 'Tuesday', cells: ['Workshop', '35', '35'] },
						{ name: 'Wednesday', cells: ['Birthday', '30', '30'] },
						{
							name: 'Thursday',
							cells: ['Dinner with a friend, drinks first', '45', '17'],
						},
						{ name: 'Friday', cells: ['Desk', '10', '10'] },
						{ name: 'Saturday', cells: ['Nothing yet', '0', '20'] },
					],
				},
			},
			'The dinner moved to Saturday, where it is guessed at 20, 8 less than before, because it no longer follows drinks and two large days. The sum fell by only 8. But three large days in a row became two, the drinks went ahead, and the friend gets a guest who is awake.',
			{ scene: { name: 'movedDinner', caption: 'Thursday’s dinner, on its way to Saturday.' } },
			'For saying it aloud, numbers are easier than reasons. “I’m at twenty, so I’ll come for the first hour” is hard to argue with and needs no apology. It also tells people when they have *not* done anything wrong, which they usually suspect.',
		],
	},
	{
		id: 'template',
		title: 'A weekly template to copy and print',
		blocks: [
			'This is all the paper the method needs. Copy the table into your own notes, or print it with seven days and three lines for each. Here it is with two days filled in; at night you write down the level and look only at the pairs that differ.',
			{
				table: {
					label: 'Weekly template with two days filled in',
					isPlain: true,
					columns: ['Level, a.m.', 'Planned', 'Guess', 'Cost', 'Level, p.m.'],
					rows: [
						{ name: 'Monday', cells: ['74', 'Team meeting', '10', '16', ''] },
						{ name: 'Monday, evening', cells: ['', 'Supermarket, a neighbour', '8', '8', '50'] },
						{ name: 'Tuesday', cells: ['80', 'Workshop', '30', '25', ''] },
						{ name: 'Tuesday, evening', cells: ['', 'Evening alone', 'gives 12', 'gives 9', '64'] },
					],
				},
			},
			{
				links: [
					{
						href: '/print/weekly-template',
						label: 'Open the weekly template to print',
						text: 'One page, A4 or Letter, black lines on white.',
						level: 80,
					},
					{
						href: '/print/weekly-template.csv',
						label: 'The same as a CSV file',
						text: 'For a spreadsheet; seven days, three lines each.',
						level: 40,
					},
				],
			},
		],
	},
	{
		id: 'vs-mood-tracking',
		title: 'Social energy versus mood tracking',
		blocks: [
			'They look alike and answer different questions. A mood diary asks how you feel. An energy log asks what you have left and what took it. You can be cheerful at 15 percent, at the end of a good wedding, and gloomy at 80. Someone who only tracks mood concludes from the wedding that weddings are free.',
			{ scene: { name: 'afterTheWedding', caption: 'A good wedding, at 15 percent.' } },
			{
				table: {
					label: 'Mood tracking and social energy tracking',
					columns: ['Mood tracking', 'Social energy tracking'],
					rows: [
						{ name: 'Asks', cells: ['How do I feel?', 'What is left, and what took it?'] },
						{ name: 'Looks', cells: ['Back', 'Ahead, with what was learned'] },
						{ name: 'Notes', cells: ['A face or a word', 'A level, a guess, a cost'] },
						{ name: 'Good for', cells: ['Seeing a low time coming on', 'Deciding about Thursday'] },
						{ name: 'Blind to', cells: ['Late bills', 'Sadness that rest does not mend'] },
					],
				},
			},
			'The last line matters. If your mood stays low whatever the level does, that is not an energy problem, and an energy log will not see it. Keep both, or talk to a doctor or therapist.',
		],
	},
	{
		id: 'limits',
		title: 'What this cannot do',
		blocks: [
			'It will not turn solitude into a cure. In a diary study of 178 adults, days with more hours alone were less stressful and felt freer, and were also lonelier and less satisfying; choosing it softened the harm, and no ideal amount appeared.[^weinstein2023]',
			{ pull: 'A plan that only ever cancels is a bad plan.' },
			'If the log shows ten quiet days in a row and the level does not rise, the missing thing may be company.',
			'Nor should it talk you into a performance. In a week-long trial, people were asked to act more extroverted. The more introverted among them gained less from it, and ended the week more tired and feeling less like themselves.[^hamilton2019] In another trial, with 123 students, the week of acting extroverted raised well-being and a week of acting introverted lowered it.[^margolis2020]',
			{
				note: 'Exhaustion or low mood on most days for two weeks, panic before ordinary contact, or tiredness that sleep does not touch belong with a doctor. Social energy is a way to plan, not a diagnosis.',
			},
		],
	},
]

export const socialEnergyManagement: Article = {
	head: {
		title: 'Social energy management: complete guide',
		description:
			'Plan by what company costs you, not by hours alone: a level, a price before and after, a weekly budget, and what research does and does not say.',
		path: '/social-energy-management',
		language: 'en',
	},
	illustration: 'guide',
	alternative:
		'A window drawn like an architect’s plate: the blind shows the forecast, the light what was left.',
	title: 'Social energy management, the complete guide',
	lede: 'Plan your week by what people cost you and what gives it back, not by hours alone. Note a level, guess a price, check it afterwards, and move one thing while it can still be moved.',
	contents: 'In this guide',
	parts,
	sources: citedSources('en', parts),
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What is social energy management?',
			answer:
				'Planning your week by what company costs you, not only by free hours. You note from 0 to 100 how much energy you have for people, guess what each event will cost, write down afterwards what it did cost, and use the difference to arrange the next week.',
		},
		{
			question: 'How do I measure my social energy?',
			answer:
				'You estimate it; no instrument reads it. Choose a number from 0 to 100, at the same two times of day and on most days, before you explain it to yourself. The number means little on its own and much beside your other numbers.',
		},
		{
			question: 'Is social energy real?',
			answer:
				'The tiredness is. Two diary studies, with 48 and 74 people, found more fatigue two to three hours after sociable behaviour. A store of energy that can be measured in percent has not been found: the battery is a metaphor that helps with planning.',
		},
		{
			question: 'How is it different from time management?',
			answer:
				'Time management asks when an hour is free. Social energy management asks what you will have left when that hour comes. Use time for deadlines and energy for everything where you have a choice.',
		},
		{
			question: 'How long does it take until it helps?',
			answer: `After some days you know your usual range. After ${learningTime.en} you have enough guesses and results side by side to see which kind of event you misjudge, and in which direction.`,
		},
		{
			question: 'Do I need an app for it?',
			answer:
				'No. A notebook or the weekly template on this page is enough. An app saves you the adding up and does it again whenever the week changes.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryTracker', 'The four columns to keep, as a sheet, as a CSV file or in the app.'],
		['introvertProductivity', 'The same method at work, with a sample week before and after.'],
		['socialBatteryRecharge', 'What to do with the time kept free, by the minutes you have.'],
	),
	next: {
		title: 'Start with tonight.',
		text: 'Write down one number before you sleep and one when you wake. When you would like the adding up done for you, there is the app. Or [compare it with other tools](/social-battery-tracker#others) first.',
		...trialStep('en', '/social-energy-management'),
	},
}

import type { MbtiQuestion } from '#domain/quiz/mbti.ts'

/**
 * The twenty-four questions of the MBTI test: four for each pair of letters, then eight on energy.
 *
 * In the first sixteen, A and B count for the first letter of the pair (E, S, T, J), C and D for the second; A and D are
 * the stronger options. In the last eight, A is the most and D the least sociable. All items are our own; none comes from a published instrument.
 */
export const mbtiQuestions = [
	{
		dimension: 'EI',
		text: 'Something has been on your mind all day. What do you do with it?',
		options: [
			'I say it out loud to whoever happens to be around',
			'I ring a friend and let it get clearer as we speak',
			'I think it over alone, then tell one person about it',
			'I work it out by myself, and there it usually stays',
		],
	},
	{
		dimension: 'EI',
		text: 'You move to a new town. How do the first weeks go?',
		options: [
			'I say yes to everything and soon know many names',
			'I join a club or a team and meet people through it',
			'I settle in, and get to know one neighbor slowly',
			'I settle in, walk about alone and leave people for later',
		],
	},
	{
		dimension: 'EI',
		text: 'Someone asks you about a thing you have never thought about. What comes first?',
		options: [
			'An answer, at once; I hear what I think as I talk',
			'A first guess, which I mend while we are talking',
			'A silence, and then an answer of a sentence or two',
			'A request for time; I would rather answer tomorrow',
		],
	},
	{
		dimension: 'EI',
		text: 'Something good has happened to you. Who knows about it by the evening?',
		options: [
			'Everyone I have met today, and the group chat too',
			'The five or six people I talk to on most days',
			'One person, who got the whole story over the phone',
			'Only me so far; I like to keep it for a day or two',
		],
	},
	{
		dimension: 'SN',
		text: 'You put together a new shelf. How do you begin?',
		options: [
			'At step one, with every screw counted and laid out',
			'At step one, and I check the leaflet as I go along',
			'With a look at the picture; the rest explains itself',
			'With a thought about what else it could be used for',
		],
	},
	{
		dimension: 'SN',
		text: 'A friend comes back from a long journey. What do you ask first?',
		options: [
			'Where they slept, what they ate and what it cost',
			'What a usual day was like, from morning to night',
			'What surprised them, and how they explain it now',
			'How the journey has changed their idea of home',
		],
	},
	{
		dimension: 'SN',
		text: 'You cook a dish for the first time. What do you go by?',
		options: [
			'The recipe, with the scales and a clock beside it',
			'The recipe, apart from one or two things I am out of',
			'The idea of the recipe, and what I think will suit it',
			'A hunch that two unlike things will go well together',
		],
	},
	{
		dimension: 'SN',
		text: 'You read about a new bridge. Which part do you read twice?',
		options: [
			'The figures: how long, how high, how many years',
			'The way it was built, from the first pillar to the last',
			'The change it may bring to the towns at its two ends',
			'The question of why people want to cross at all',
		],
	},
	{
		dimension: 'TF',
		text: 'A friend shows you a drawing they are proud of. It has a flaw. What do you say?',
		options: [
			'Where the flaw is, and how I would go about mending it',
			'What works well, and after that where the flaw is',
			'What I like, and the flaw if they want to know more',
			'What I like; the flaw can wait for some other day',
		],
	},
	{
		dimension: 'TF',
		text: 'Two helpers at the animal shelter want the same week off. How do you decide?',
		options: [
			'By the rule we agreed on, whichever way it falls',
			'By a count of who had which weeks off last year',
			'By asking what each needs it for, and weighing that',
			'By what will leave them both on good terms afterward',
		],
	},
	{
		dimension: 'TF',
		text: 'You can choose between two places to live. What settles it?',
		options: [
			'A list of points with a number next to each of them',
			'The reasons for and against, gone through in turn',
			'How I felt in the rooms, with a glance at the reasons',
			'How I felt in the rooms; the rest can be arranged',
		],
	},
	{
		dimension: 'TF',
		text: 'Someone explains at length why they came late. What do you listen for?',
		options: [
			'The cause, and what could be done about it next time',
			'The cause first, and then how they feel about it',
			'How they feel about it first, and then the cause',
			'How they feel about it, from start to finish',
		],
	},
	{
		dimension: 'JP',
		text: 'It is Monday and you travel on Saturday. What is in the suitcase?',
		options: [
			'All of it; it stands by the door and has been weighed',
			'The first few things, from the top of a written list',
			'Nothing yet; I have a rough idea and Friday evening',
			'Nothing yet; I will see on Saturday what I feel like',
		],
	},
	{
		dimension: 'JP',
		text: 'A Sunday turns up without a single plan. What do you do first?',
		options: [
			'Make a plan for it, with times, while I have breakfast',
			'Pick two or three things that I want to have done',
			'Begin with one thing and see where it leads me',
			'Stay where I am; the day will come up with something',
		],
	},
	{
		dimension: 'JP',
		text: 'You have a month to write a short speech. When do you write it?',
		options: [
			'This week, so that it is done and off my mind',
			'A part each week, with a few days left at the end',
			'In the last week, when I can feel the day coming',
			'The night before, or on the way there if need be',
		],
	},
	{
		dimension: 'JP',
		text: 'On a day out you pass a sign to a lake you had not planned for. What do you do?',
		options: [
			'Drive on; the stops for today are fixed and in order',
			'Drive on, and write the name down for another trip',
			'Turn off, if there is half an hour to spare for it',
			'Turn off; the rest of the day can arrange itself',
		],
	},
	{
		dimension: 'Energy',
		text: 'A dinner for twelve has turned into one for forty. How much energy is left after two hours?',
		options: [
			'More than I came with; I could go on till morning',
			'As much as I came with; twelve or forty is the same',
			'Less than I came with; I sit down in a quiet corner',
			'Hardly any; I have started to look for my coat',
		],
	},
	{
		dimension: 'Energy',
		text: 'How many evenings with company fit into a good week?',
		options: [
			'Six or seven; an empty evening feels like a gap',
			'Four or five, with a night in somewhere between',
			'Two or three, with a quiet evening after each one',
			'One at most, and I like to know about it well ahead',
		],
	},
	{
		dimension: 'Energy',
		text: 'You have been talking with people since nine. How do you sound by four o’clock?',
		options: [
			'Louder and quicker than I did at nine this morning',
			'Much the same as I did at nine, give or take a little',
			'Slower; I answer, and leave the questions to others',
			'Like a telegram; I use as few words as will do it',
		],
	},
	{
		dimension: 'Energy',
		text: 'A friend you like stays with you for five days. When do you first want an hour alone?',
		options: [
			'On none of the days; I am sorry to see them leave',
			'On the fourth or fifth day, and an hour is plenty',
			'On the second or third day, and I go for a walk',
			'On the first evening, once the bags are put down',
		],
	},
	{
		dimension: 'Energy',
		text: 'You have half an hour between two gatherings. What would do you most good?',
		options: [
			'Going on early, to catch a few more people there',
			'Going there with someone, and a chat on the way',
			'Going there alone, on foot, by the longer way',
			'Sitting on a bench alone, with my eyes closed',
		],
	},
	{
		dimension: 'Energy',
		text: 'The plan for tonight is canceled an hour before. How much company do you still have energy for?',
		options: [
			'Plenty; I look for another group of people to join',
			'Some; I ask one or two friends to come over instead',
			'A little; one short call with a friend is enough',
			'None; I was going to need this evening for resting',
		],
	},
	{
		dimension: 'Energy',
		text: 'Think of last week. Which moment gave you the most energy?',
		options: [
			'The one with the most people talking all at once',
			'The one with a handful of people round one table',
			'The one with a single person and plenty of time',
			'The one with nobody there and nothing to be said',
		],
	},
	{
		dimension: 'Energy',
		text: 'The afternoon was loud and crowded. When are you ready for company again?',
		options: [
			'Right away; I could go straight on to the next place',
			'After a cup of tea and about half an hour of rest',
			'After a quiet evening and a whole night of sleep',
			'After a day or two with hardly anyone in them',
		],
	},
] as const satisfies readonly MbtiQuestion[]

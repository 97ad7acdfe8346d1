import type { Question } from '#domain/quiz/quiz.ts'

/**
 * The twelve questions of the introvert test. Options run from the most outgoing (A) to the most
 * inward (D), along one idea for each question, with similar length, so that no option looks like the right one.
 *
 * The subjects take turns: company, energy, speaking up, recovery. All items are our own.
 */
export const introvertQuestions = [
	{
		text: 'Saturday is empty until the evening. What do you put in it?',
		options: [
			'A long lunch with everyone who happens to be free',
			'Coffee with two friends, then errands with a third',
			'A walk with one friend, and the rest of it alone',
			'A whole day of my own, with nobody coming over',
		],
	},
	{
		text: 'You come home from a birthday with twenty guests. How full is your battery?',
		options: [
			'Fuller than before; I could go on somewhere else',
			'About the same; I sit down, but I am wide awake',
			'Lower; I would like an hour without any talking',
			'Nearly empty; I want the rest of the night to myself',
		],
	},
	{
		text: 'A group of eight cannot agree where to eat. What do you do?',
		options: [
			'Name a place I think they will like, and off we go',
			'Name two places and let the others pick one of them',
			'Say what I would like, once somebody asks me',
			'Let the others settle it, and come along with them',
		],
	},
	{
		text: 'A full week is over. What brings you back fastest?',
		options: [
			'A night out with plenty of people all around me',
			'A dinner at home with a few people I know well',
			'A slow evening with the one person I am closest to',
			'A day or two in which I hardly speak to anybody',
		],
	},
	{
		text: 'A stranger sits down next to you on a four-hour train ride. What happens?',
		options: [
			'We are talking before the train leaves the station',
			'I make a remark or two and see where the talk goes',
			'I answer if they speak, then go back to my book',
			'I nod, put my headphones on and look at the fields',
		],
	},
	{
		text: 'The neighbors meet to plan a block party. How do you take part?',
		options: [
			'I run the meeting and keep everyone on the subject',
			'I speak often and bring in a few ideas of my own',
			'I speak once or twice, when I have a clear point',
			'I listen, and send my ideas to someone afterward',
		],
	},
	{
		text: 'It is your third evening out this week. How does it feel at the door?',
		options: [
			'Like the first one; I would take a fourth as well',
			'Fine; it takes me a little longer to get going',
			'Slow; I go in, and I stay for about an hour',
			'Like one too many; next week would suit me better',
		],
	},
	{
		text: 'You have a free hour in the middle of a busy day. Where are you?',
		options: [
			'At the fullest table I can find, right in the middle',
			'With two or three people, talking about anything',
			'By myself, but somewhere with a bit of life in it',
			'By myself, in some corner where nobody comes past',
		],
	},
	{
		text: 'A pottery course begins with fifteen strangers. Where are you in the first break?',
		options: [
			'All over the room, until I have met most of them',
			'In the group by the kettle that is talking already',
			'With the one person who was sitting next to me',
			'Outside for some air; there are more breaks to come',
		],
	},
	{
		text: 'Ten people at one table, and a pause in the talk. Who ends it?',
		options: [
			'I do, with a story that the whole table can hear',
			'I do, with a question to the person across from me',
			'Someone else, and I add a line of mine before long',
			'Someone else; I like to hear what they come up with',
		],
	},
	{
		text: 'The phone rings. It is a good friend who likes long calls. What do you do?',
		options: [
			'Pick up, and have a good long talk along with them',
			'Pick up, and start to wind down after half an hour',
			'Pick up, say I have ten minutes, and keep to that',
			'Let it ring for now, and send a short message later',
		],
	},
	{
		text: 'Six friends share a house for a long weekend. What do you want from the house?',
		options: [
			'One big room where all of us can be the whole time',
			'One big table, and an armchair to doze in after it',
			'A room of my own to go to for a part of each day',
			'A room of my own, and every morning in it to myself',
		],
	},
] as const satisfies readonly Question[]

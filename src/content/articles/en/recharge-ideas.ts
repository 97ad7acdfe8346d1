import type { Block } from '#content/types/article.ts'

/** An idea, how to do it, and a sentence for the people around. */
type Idea = readonly [name: string, how: string, say: string]

function ideas(label: string, rows: readonly Idea[]): Block {
	return {
		table: {
			label,
			columns: ['How', 'What to say'],
			rows: rows.map(([name, how, say]) => ({ name, cells: [how, say] })),
		},
	}
}

/** Twenty ways to rest, by the time that they take. */
export const rechargeIdeas: readonly Block[] = [
	'**Two minutes**, among people:',
	ideas('Ideas for two minutes', [
		['Open window', 'Stand at it and look far away.', '“Back in two minutes.”'],
		['Warm water', 'Wash your hands slowly, door closed.', '“Excuse me a moment.”'],
		['An errand', 'Fetch the ice, the coats, the dessert.', '“I’ll get it.”'],
		[
			'Silent headphones',
			'On the train or at the desk, with nothing playing.',
			'Nothing. They say it for you.',
		],
		['Pass the word', 'Let somebody else tell the story.', '“You tell it, you tell it better.”'],
	]),
	'**Ten minutes**, near people:',
	ideas('Ideas for ten minutes', [
		[
			'Round the block',
			'Without the phone, or with it in your pocket.',
			'“I’m getting some air. Back at ten past.”',
		],
		[
			'Lights off',
			'Lie on the bed or the floor, eyes closed.',
			'“I’m quiet, not upset. Ten minutes.”',
		],
		['The dishes', 'Alone, with the kitchen door closed.', '“Don’t get up, I like doing this.”'],
		[
			'Stairwell',
			'Sit on the stairs where nobody passes.',
			'“Start without me, I’m right behind you.”',
		],
		[
			'Camera off',
			'Stay in the call and only listen.',
			'“I’ll listen with the camera off for a bit.”',
		],
	]),
	'**Half an hour to an hour:**',
	ideas('Ideas for half an hour to an hour', [
		[
			'Slow way home',
			'One stop earlier, no call on the way.',
			'“I’ll be half an hour later. Nothing is wrong.”',
		],
		['A short nap', 'Twenty minutes, alarm on.', '“I’m lying down until four. Please wake me.”'],
		[
			'Chop something',
			'A recipe with a lot of cutting in it.',
			'“I’ll cook, if I may cook alone.”',
		],
		['Quiet together', 'Two books, one room.', '“Let’s sit together and not talk.”'],
		[
			'A park',
			'Any green place counts.',
			'“I’m going out for an hour. Alone, if that’s all right.”',
		],
	]),
	'**An evening or a day:**',
	ideas('Ideas for an evening or a day', [
		[
			'Phone in another room',
			'From dinner until breakfast.',
			'“I’m offline tonight. I’ll answer tomorrow.”',
		],
		[
			'Bed an hour earlier',
			'Also when guests are still there.',
			'“I’m going to bed. Please stay as long as you like.”',
		],
		[
			'The day after',
			'Kept free as soon as the large event is agreed.',
			'“Sunday is taken. How about Tuesday?”',
		],
		[
			'Something with your hands',
			'Knitting, weeding, a shelf to put up.',
			'“My hands are busy. Dinner at seven?”',
		],
		[
			'One familiar person',
			'No plan, no other guests.',
			'“Come over. I’ll be poor company and glad of yours.”',
		],
	]),
]

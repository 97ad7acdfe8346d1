import type { IntrovertResultWords } from '#content/types/quiz.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'

/** The words of the three results. Their batteries are `introvertBatteries` in domain. */
export const introvertResults = {
	'Social Introvert': {
		line: 'A warm room with the door ajar.',
		description:
			'You go out, and you mostly mean it. Your answers put you on the outgoing side of our scale: a table of people is more often a pleasure than a task, and you speak up without being asked. Where you did pick a quiet option, look at that question again: it may be where company costs you. Four to six hours of company is our rough guess at a comfortable stretch. If you chose the first option almost every time, the word introvert may simply not be yours. That is a fair result too.',
		insight:
			'People who manage well in company are seldom asked whether it was much, so the asking falls to you. Write down one number before an evening out and one the morning after, for two weeks: how full, out of a hundred. You may find that the long evening was cheap and the short call was not. The gap between the numbers is worth more than this test.',
		cta: 'See what your evenings cost',
	},
	'Classic Introvert': {
		line: 'One lamp, well placed.',
		description:
			'Your answers fall in the middle of our scale. Taken together they say: company in small numbers, time alone afterwards, and a word when you have something to add. Single answers may well have been louder or quieter than that, and the list below shows which. Two to four hours of company is our rough guess at a comfortable stretch. The middle band is by far the widest: about three in four of all possible answer sheets fall into it, so read it as a large room, not as a portrait.',
		insight:
			'With a small battery, the trouble is seldom the one big evening. It is three ordinary things in a row, each of them fine. Look at next week and find the day with the most people in it, then look at the day after. If that one is full too, it is the one to move.',
		cta: 'Plan a week with room in it',
	},
	'Deep Introvert': {
		line: 'A low light, kept for a few.',
		description:
			'You chose the quietest option at least seven times out of twelve; nobody gets here with fewer. You want people one at a time, time alone in large amounts, and talk when there is something to talk about. One to two hours of company is our rough guess at a comfortable stretch. None of this says how much you like people, how well you speak or whether you are shy. You can have this result with two friends or with twenty. It is about how many at once, and for how long.',
		insight:
			'An hour with an end to it is often easier to enjoy than an evening without one, so say when you will leave as you arrive. Much time alone can suit you and still turn lonely now and then. The two feel different, and only you can tell which it is. In one study of everyday life, time alone did less harm on days when people had chosen it.',
		cta: 'Keep your hours for the right people',
	},
} as const satisfies Record<IntrovertType, IntrovertResultWords>

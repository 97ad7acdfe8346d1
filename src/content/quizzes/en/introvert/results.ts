import type { IntrovertResultWords } from '#content/types/quiz.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'

/**
 * The words of the three results. Their batteries are `introvertBatteries` in domain.
 *
 * A description says only what holds for every answer sheet with such a sum: how many answers were
 * A or D at least, and where the average lies. `../results.test.ts` tries all sheets.
 */
export const introvertResults = {
	'Social Introvert': {
		line: 'A warm room with the door ajar.',
		descriptions: [
			{
				from: 0,
				text: 'You picked option A, the most outgoing one, at least seven times out of twelve. That is close to the outgoing end of our scale. The test was written for introverts and has no result beyond this one, so the word introvert may simply not be yours. That is a fair result too. If there is a C or a D in the list below, look at that question again: it may be where company costs you. Four to six hours of company at a stretch is our rough guess for this result, and for you it may be low.',
			},
			{
				from: 6,
				text: 'At least seven of your twelve answers were A or B, the two more outgoing options. That puts you on the outgoing side of our scale: more often than not you would choose more company over less. Where you did pick a C or a D, look at that question again: it may be where company costs you. Four to six hours of company at a stretch is our rough guess for this result. Your own number can be quite different, and two weeks of notes will show it.',
			},
			{
				from: 12,
				text: 'Your answers average out at B or a little past it, which is the outgoing side of our scale, close to the middle band. The same average can come from twelve answers around B or from loud and quiet ones mixed. The list below shows which it was. If it was a mix, the C and D answers are the ones to read again: they may be where company costs you. Four to six hours of company at a stretch is our rough guess for this result.',
			},
		],
		insight:
			'If you look fine in company, nobody asks whether it was much, so the asking falls to you. Write down one number before an evening out and one the morning after, for two weeks: how full, out of a hundred. You may find that the long evening cost little and the short call cost a lot. The gap between the numbers is worth more than this test.',
		cta: 'See what your evenings cost',
	},
	'Classic Introvert': {
		line: 'One lamp, well placed.',
		descriptions: [
			{
				from: 16,
				text: 'Your answers average out between B and C, around the exact middle of our scale. The same average can come from twelve answers in the middle or from loud and quiet ones that cancel out, and the list below shows which it was. If it was a mix, the kind of company matters more for you than the amount. Two to four hours of company at a stretch is our rough guess for this result. The middle result is by far the most frequent: about three in four of all possible answer sheets lead to it, so read it as a range and not as a portrait.',
			},
			{
				from: 21,
				text: 'Your answers average out near C, on the quieter side of the middle, and at least five of the twelve were C or D, the two quieter options. Single answers may well have been louder than that. Read those again in the list below: they may show the company that costs you least. Two to four hours of company at a stretch is our rough guess for this result. The middle result is by far the most frequent: about three in four of all possible answer sheets lead to it, so read it as a range and not as a portrait.',
			},
			{
				from: 26,
				text: 'At least seven of your twelve answers were C or D, the two quieter options, and at least two were D. That is the quietest part of the middle band; Deep Introvert begins at 31 points. Most of the time you would choose less company over more, or fewer people over many. If there is an A or a B in the list below, read that question again: it may show the company that costs you least. Two to four hours of company at a stretch is our rough guess for this result, and for you it may be high.',
			},
		],
		insight:
			'The trouble is seldom the one big evening. More often it is three ordinary things in a row, each of them fine. Look at next week and find the day with the most people in it, then look at the day after. If that one is full too, it is the one to move.',
		cta: 'Plan a week with room in it',
	},
	'Deep Introvert': {
		line: 'A low light, kept for a few.',
		descriptions: [
			{
				from: 31,
				text: 'You chose option D, the quietest one, at least seven times out of twelve; nobody gets here with fewer. Those options are about few people at once, time alone afterward and listening before speaking. One to two hours of company at a stretch is our rough guess for this result. None of this says how much you like people, how well you speak or whether you are shy. You can have this result with two friends or with twenty. It is about how many at once, and for how long.',
			},
			{
				from: 34,
				text: 'You chose option D, the quietest one, at least ten times out of twelve, which is the quiet end of our scale. Those options are about few people at once, time alone afterward and listening before speaking. One to two hours of company at a stretch is our rough guess for this result. None of this says how much you like people, how well you speak or whether you are shy. You can have this result with two friends or with twenty. It is about how many at once, and for how long.',
			},
		],
		insight:
			'An hour with an end to it is often easier to enjoy than an evening without one, so say when you will leave as you arrive. Much time alone can suit you and still turn lonely now and then. The two feel different, and only you can tell which it is. In one study of everyday life, time alone did less harm on days when people had chosen it.',
		cta: 'Keep your hours for the right people',
	},
} as const satisfies Record<IntrovertType, IntrovertResultWords>

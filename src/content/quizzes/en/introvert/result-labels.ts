import { pageLink } from '#content/page-links.ts'
import type { IntrovertResultLabels } from '#content/types/quiz-labels.ts'
import { introvertBatteries } from '#domain/quiz/introvert.ts'

/** The result of the introvert test, around the words of the type itself. */
export const introvertResultLabels: IntrovertResultLabels = {
	kicker: 'Your result',
	battery: 'Battery',
	batteryLevel: '{level} of 100',
	batteryNote:
		'The size is a rule of thumb that belongs to the type. We have not measured your battery; you can.',
	insightHeading: 'Something to try',
	sum: 'A counts 0 points, B 1, C 2 and D 3. Your twelve answers add up to {total} of {outOf}.',
	neighbour: {
		'one step': 'A close call: one answer moved by a single option, and it would say {name} here.',
		'one answer':
			'{name} was {points} points away. A very different answer to {questions} could have tipped it.',
		'several answers':
			'{name} was {points} points away. That takes at least {answers} different answers.',
	},
	otherTest: pageLink('en', 'mbtiTest', 'Take the other test: four letters and your social energy'),
	shareText: {
		plain: 'Twelve small situations and a rough size for your social battery. Free, no signup.',
		withResult: 'I came out as a {type}. Twelve questions, free, no signup.',
	},
	types: {
		'Social Introvert': 'Social Introvert',
		'Classic Introvert': 'Classic Introvert',
		'Deep Introvert': 'Deep Introvert',
	},
	batteries: {
		'Social Introvert': introvertBatteries['Social Introvert'].battery,
		'Classic Introvert': introvertBatteries['Classic Introvert'].battery,
		'Deep Introvert': introvertBatteries['Deep Introvert'].battery,
	},
}

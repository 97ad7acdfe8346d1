import { oneOf } from '#content/quizzes/quiz-labels.ts'

/** The result of the introvert test, around the words of the type itself. */
export const introvertResultLabels = {
	kicker: 'Your result',
	battery: 'Battery',
	batteryLevel: (level: number) => `${level} of 100`,
	batteryNote:
		'The size is a rule of thumb that belongs to the type. We have not measured your battery; you can.',
	insightHeading: 'Something to try',
	sum: (total: number, outOf: number) =>
		`A counts 0 points, B 1, C 2 and D 3. Your twelve answers add up to ${total} of ${outOf}.`,
	neighbour: {
		'one step': (type: string) =>
			`A close call: one answer moved by a single option, and it would say ${type} here.`,
		'one answer': (type: string, points: number, questions: readonly number[]) =>
			`${type} was ${points} points away. A very different answer to ${oneOf(questions)} could have tipped it.`,
		'several answers': (type: string, points: number, answers: number) =>
			`${type} was ${points} points away. That takes at least ${answers} different answers.`,
	},
	otherTest: {
		label: 'Take the other test: four letters and your social energy',
		href: '/mbti-test',
	},
	/** The text of the share dialog. It contains the result only if the visitor chose so. */
	shareText: {
		plain: 'Twelve small situations and a rough size for your social battery. Free, no signup.',
		withResult: (type: string) => `I came out as a ${type}. Twelve questions, free, no signup.`,
	},
} as const

/** The words around the questions. */
export const questionLabels = {
	/** "3 of 12" */
	counter: (question: number, total: number) => `${question} of ${total}`,
	/** The accessible name of the progress bar. */
	progress: 'Progress',
	/** Announced by screen readers when a new question appears. */
	announce: (question: number, total: number) => `Question ${question} of ${total}`,
	/** Announced with an option that was chosen before. */
	chosen: 'Your answer so far',
	keysHint: 'You can also press 1 to 4, or A to D.',
} as const

/** The words of "Why this result" that both tests share. */
export const whyLabels = {
	heading: 'Why this result',
	nearlyHeading: 'What nearly tipped',
	answersHeading: 'Your answers, one by one',
	answer: (question: number, letter: string) => `Question ${question}: ${letter}`,
	points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
} as const

/** What both results lead to. */
export const resultLinks = {
	week: {
		label: 'Your week with this battery: see which evening will be too much',
		/** @param level of the battery, in percent: the planner's charge on Monday */
		href: (level: number) => `/week#start=${level}`,
	},
	twoSheets: {
		label: 'Put it beside someone else’s: six questions each, one page for both',
		href: '/two-sheets',
	},
	sayNo: {
		label: 'Say no in one message: five choices, and the words are there',
		href: '/say-no',
	},
} as const

/** Sharing: a card drawn in the browser, a text to copy, two networks. The server receives nothing. */
export const shareLabels = {
	heading: 'Show it to someone, or to nobody',
	note: 'The card is drawn in your browser. The link leads to the test and says nothing about your result.',
	chooseHeading: 'What the card shows',
	showResult: 'My result',
	showBattery: 'My battery level',
	tellInText: 'Name my result in the text as well',
	formatHeading: 'Shape',
	formats: { wide: 'Wide, 1200 × 630', tall: 'Tall, 1080 × 1920' },
	cardAlt: 'A preview of the card',
	cardWithoutResult: 'I took the test. The result stays with me.',
	download: 'Download the card',
	copyCard: 'Copy the card',
	copyText: 'Copy the text',
	system: 'Share',
	twitter: 'Twitter',
	linkedIn: 'LinkedIn',
	opensInNewTab: 'opens in a new tab',
	copied: 'Copied.',
	notCopied: 'That did not copy. The card is still here, and downloading works.',
	notDrawn: 'That did not draw. Your result is still here.',
} as const

/**
 * A list of at most three question numbers, any one of which would have changed the result.
 *
 * @example oneOf([4, 7, 9]) // 'question 4, 7, or 9'
 */
export function oneOf(questions: readonly number[]): string {
	if (questions.length > 3) return `any of ${questions.length} questions`
	const list = new Intl.ListFormat('en', { type: 'disjunction' })
	return `question ${list.format(questions.map(String))}`
}

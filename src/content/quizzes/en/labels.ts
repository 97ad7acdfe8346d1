import { copyWords } from '#content/copy-words.ts'
import { pageLink } from '#content/page-links.ts'
import type { QuizLabels } from '#content/types/quiz-labels.ts'

export const quizLabels: QuizLabels = {
	question: {
		counter: '{question} of {total}',
		progress: 'Progress',
		announce: 'Question {question} of {total}',
		chosen: 'Your answer so far',
		keysHint: 'You can also press 1 to 4, or A to D.',
	},
	why: {
		sectionHeading: 'How we got there',
		heading: 'Why this result',
		nearlyHeading: 'What nearly tipped',
		answersHeading: 'Your answers, one by one',
		answer: 'Question {question}: {letter}',
		onePoint: '1 point',
		points: '{points} points',
		questions: 'question {list}',
		manyQuestions: 'any of {count} questions',
	},
	share: {
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
		fileName: 'social-battery.png',
		download: 'Download the card',
		copyCard: 'Copy the card',
		copyText: 'Copy the text',
		system: 'Share',
		twitter: 'Twitter',
		linkedIn: 'LinkedIn',
		opensInNewTab: 'opens in a new tab',
		afterCopy: copyWords.en,
		notCopied: 'That did not copy. The card is still here: try downloading it.',
		notSaved:
			'The card was not saved: this browser could not make the picture. Your result is still here.',
		notShared: 'That did not share. The card is still here: try downloading it.',
		notDrawn: 'That did not draw. Your result is still here.',
	},
	links: {
		week: pageLink('en', 'week', 'Your week: see which evening may be too much'),
		twoSheets: pageLink(
			'en',
			'twoSheets',
			'Put it beside someone else’s: six questions each, one page for both',
		),
		sayNo: pageLink('en', 'sayNo', 'Say no in one message: five choices, and the words are there'),
	},
	failure: {
		title: 'Unexpected Application Error!',
		text: 'The test stopped, and your answers went with it: they were in this page and nowhere else. If you try again, the test starts over.',
		tryAgain: 'Try again',
		action: { label: 'Return to Home', href: '/' },
	},
	notLoaded: {
		loading: 'Loading the test…',
		text: 'The test has not loaded. Check your connection.',
		reload: 'Reload the page',
	},
}

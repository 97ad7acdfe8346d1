import { z } from 'zod'
import type { MbtiDimension, MbtiType } from './rules/mbti.ts'
import { message } from '#cms/reader/format/message.ts'
import { standingStructure } from '#cms/reader/schemas/block-page.ts'
import { type CopyWords, day, link, text } from '#cms/reader/schemas/common.ts'
import { sourceKey } from '#cms/reader/schemas/fact-keys.ts'

/** A text that holds for every answer sheet from this score up to the next text's score. */
const scoreText = z.strictObject({
	from: z.int().nonnegative().describe('The lowest score that the text is written for'),
	text,
})

const scoreTexts = z.tuple([scoreText], scoreText)

const fourOptions = z.tuple([text, text, text, text])

const question = z.strictObject({
	text: text.describe('One question mark, at the end'),
	options: fourOptions.describe('From the most outgoing one (A) to the most inward one (D)'),
})

const mbtiQuestion = question.extend({
	dimension: z.enum(['EI', 'SN', 'TF', 'JP', 'Energy']),
})

const intro = z.strictObject({
	title: text,
	promise: z.tuple([text, text]).describe('Minutes; price and storage'),
	expectHeading: text,
	expect: z.array(text),
	start: text.describe('The label of the button; in English it says “Start”'),
	terms: text.describe('Beside the button'),
	home: text,
	noScript: text.describe('Shown if scripts are switched off'),
})

const headed = z.strictObject({ heading: text, text })

/** The head and the texts around the questions of a test. */
const page = z.strictObject({
	title: text.max(60),
	description: text.min(50).max(160),
	updated: day,
	card: z.strictObject({ title: text, alternative: text }).describe('In link previews'),
	...standingStructure,
	about: text.describe('What the test is about, in a word, for search engines'),
	intro,
	rules: z.array(headed).describe('How the test decides'),
	research: z.strictObject({
		heading: text,
		findings: z.array(
			z.strictObject({
				text,
				sources: z.array(sourceKey).describe('Keys of facts/sources.yaml'),
			}),
		),
	}),
})

/** The distance to the next band. `name` is that band's. */
const neighbour = z.strictObject({
	'one step': message('name'),
	'one answer': message('name', 'points', 'questions').describe(
		'One of `questions` would have been enough on its own',
	),
	'several answers': message('name', 'points', 'answers'),
})

const introvertTypes = {
	'Social Introvert': text,
	'Classic Introvert': text,
	'Deep Introvert': text,
}

const introvertResult = z.strictObject({
	line: text.describe('One line under the heading, in the language of the house'),
	you: text.describe('One sentence about the person'),
	week: text.describe('What the picture of a week shows'),
	descriptions: scoreTexts.describe('60 to 110 words each'),
	insight: text.describe('40 to 80 words: something to look at or try'),
	cta: text.describe('The label of the button that leads to the app'),
})

/** The introvert test. */
export const introvertTest = page.extend({
	questions: z.tuple([question], question).refine(({ length }) => length === 12, '12 questions'),
	results: z.strictObject({
		'Social Introvert': introvertResult,
		'Classic Introvert': introvertResult,
		'Deep Introvert': introvertResult,
	}),
	labels: z.strictObject({
		kicker: text,
		otherTest: link,
		typePage: link.describe('The page of all types'),
		battery: text.describe('After a size: what its hours count'),
		outOf: text.describe('After the level'),
		hours: text,
		hoursRule: text,
		sum: message('total', 'outOf'),
		neighbour,
		shareText: z.strictObject({ plain: text, withResult: message('type') }),
		types: z.strictObject(introvertTypes).describe('In English they are the keys'),
		batteries: z.strictObject(introvertTypes).describe('Hours of company'),
	}),
})

const profiles = {
	'Social Dynamo': text,
	'Balanced Energizer': text,
	'Selective Socializer': text,
	'Deep Focus Battery': text,
}

/** The test of sixteen types. */
export const mbtiTest = page.extend({
	trademark: text,
	questions: z
		.tuple([mbtiQuestion], mbtiQuestion)
		.refine(({ length }) => length === 24, '24 questions'),
	labels: z.strictObject({
		kicker: text,
		otherTest: link,
		typePage: link.describe('The page of all types'),
		profilePage: link.describe('The page of all energy profiles'),
		captions: z.strictObject({ letters: text, energy: text }).describe('Above a question'),
		score: text.describe('Before the score, on the card'),
		energyScore: message('score'),
		tipsHeading: text,
		pairsHeading: text,
		letter: z
			.strictObject({
				clear: message('letter'),
				leaning: message('letter', 'other'),
				even: message('letter', 'other'),
			})
			.describe('Four, three or two of the four answers spoke for the letter'),
		toFlip: z
			.tuple([message('other'), message('other'), message('other')])
			.describe('One, two or three answers would have had to change sides'),
		noCloseLetters: text,
		neighbour,
		product: text,
		wordsOnTheirWay: text,
		noWords: text,
		tryAgain: text,
		shareText: z.strictObject({ plain: text, withResult: message('type', 'profile') }),
		profiles: z.strictObject(profiles).describe('In English they are the keys'),
		weeks: z
			.strictObject({
				'Social Dynamo': text,
				'Balanced Energizer': text,
				'Selective Socializer': text,
			})
			.describe('What the picture of a week shows'),
	}),
})

const type = z.strictObject({
	name: text.describe('Our own name for it: a place in the house'),
	description: text.describe('80 to 130 words: what the answers mean and what they cost'),
	you: text.describe('One sentence about the person'),
	energy: text.describe('One or two more on social energy'),
})

const letter = z.strictObject({ name: text, text })

function letters<const Letter extends string>(one: Letter, other: Letter) {
	// A computed key loses its type.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return z.strictObject({ [one]: letter, [other]: letter } as Record<Letter, typeof letter>)
}

/** A pair of letters. Neither side is presented as better. */
function pair<const Letter extends string>(one: Letter, other: Letter) {
	return z.strictObject({
		title: text,
		about: text.describe('What the four questions of the pair ask about'),
		sides: letters(one, other),
	})
}

const energyProfile = z.strictObject({
	descriptions: scoreTexts,
	tips: fourOptions,
})

/** The result texts of the sixteen types, loaded after the test has started. */
export const mbtiResults = z.strictObject({
	types: z.strictObject({
		ISTJ: type,
		ISFJ: type,
		INFJ: type,
		INTJ: type,
		ISTP: type,
		ISFP: type,
		INFP: type,
		INTP: type,
		ESTP: type,
		ESFP: type,
		ENFP: type,
		ENTP: type,
		ESTJ: type,
		ESFJ: type,
		ENFJ: type,
		ENTJ: type,
	} satisfies Record<MbtiType, typeof type>),
	pairs: z.strictObject({
		EI: pair('E', 'I'),
		SN: pair('S', 'N'),
		TF: pair('T', 'F'),
		JP: pair('J', 'P'),
	} satisfies Record<MbtiDimension, unknown>),
	profiles: z.strictObject({
		'Social Dynamo': energyProfile,
		'Balanced Energizer': energyProfile,
		'Selective Socializer': energyProfile,
		'Deep Focus Battery': energyProfile,
	}),
})

const tip = link.extend({ tip: text })

/** Words shared by both tests. */
export const quizShared = z.strictObject({
	question: z.strictObject({
		counter: message('question', 'total'),
		progress: text.describe('The accessible name of the progress bar'),
		announce: message('question', 'total').describe(
			'Said by screen readers when a new question appears',
		),
		chosen: text.describe('Said with an option that was chosen before'),
		keysHint: text,
	}),
	why: z
		.strictObject({
			sectionHeading: text,
			heading: text,
			nearlyHeading: text,
			answersHeading: text,
			answer: message('question', 'letter').describe('An answer that counts for a letter'),
			points: message('points'),
			questions: message('list').describe('Up to three questions: `list` is their numbers'),
			manyQuestions: message('count').describe('More than three'),
		})
		.describe('How we got there'),
	share: z
		.strictObject({
			note: text,
			chooseHeading: text,
			showResult: text,
			showBattery: text,
			tellInText: text,
			formatHeading: text,
			formats: z.strictObject({ post: text, link: text, story: text }),
			cardWithoutResult: text,
			fileName: z.templateLiteral([z.string(), '.png']),
			more: text,
			download: text,
			copyCard: text,
			copyText: text,
			system: text,
			twitter: text,
			linkedIn: text,
			opensInNewTab: text,
			notCopied: text,
			notSaved: text,
			notShared: text,
		})
		.describe('A card drawn in the browser, a text to copy, two networks'),
	appTerms: text.describe('On the button that leads to the app, below its label: the price'),
	help: z
		.strictObject({ heading: text, tips: z.tuple([tip, tip, tip]) })
		.describe('Lines that help, each with the tool for it'),
	week: z.strictObject({
		heading: text,
		events: z.strictObject({ dinner: text, guests: text, party: text, off: text }),
	}),
	care: z.tuple([text, text]).describe('Help in danger; always visible'),
	failure: z.strictObject({
		title: text,
		titleLanguage: z.literal('en').exactOptional(),
		text,
		tryAgain: text,
		action: link,
	}),
	notLoaded: z.strictObject({ loading: text, text, reload: text }),
	notice: z.strictObject({ heading: text, points: z.array(text) }),
})

export type QuizIntro = z.infer<typeof intro>
export type ShareLabels = z.infer<typeof quizShared>['share'] & { readonly afterCopy: CopyWords }
export type QuizShared = Omit<z.infer<typeof quizShared>, 'care' | 'notice'> & {
	readonly share: ShareLabels
}
export type QuestionLabels = QuizShared['question']
export type WhyLabels = QuizShared['why']
export type NeighbourLabels = z.infer<typeof neighbour>
export type IntrovertLabels = z.infer<typeof introvertTest>['labels']
export type IntrovertResults = z.infer<typeof introvertTest>['results']
export type MbtiLabels = z.infer<typeof mbtiTest>['labels']
export type MbtiResults = z.infer<typeof mbtiResults>
export type LetterPairs = MbtiResults['pairs']
export type LetterWords = z.infer<typeof letter>

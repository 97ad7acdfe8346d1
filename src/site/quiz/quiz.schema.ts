import { z } from 'zod'
import type shared from '#content/quizzes/en/shared.yaml'
import { mbtiTypes } from '#site-map/type-pages.ts'
import { introvertBands } from './rules/introvert.ts'
import { energyBands, type MbtiDimension } from './rules/mbti.ts'
import { message } from '#cms/reader/format/message.ts'
import { standingStructure } from '#cms/reader/schemas/block-page.ts'
import { type CopyWords, day, link, text } from '#cms/reader/schemas/common.ts'
import { sourceKey } from '#cms/reader/schemas/fact-keys.ts'

/** A text for each answer sheet whose score is at least `from` and less than the `from` of the next text. */
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

/** The sentences about the distance to an adjacent band. `name` is the band's name. */
const neighbour = z.strictObject({
	'one step': message('name'),
	'one answer': message('name', 'points', 'questions').describe(
		'One of `questions` would have been enough on its own',
	),
	'several answers': message('name', 'points', 'answers'),
})

const introvertType = z.enum(introvertBands.map(({ name }) => name))

const introvertResult = z.strictObject({
	line: text.describe('One line under the heading, in the language of the house'),
	you: text.describe('One sentence about the person'),
	week: text.describe('What the picture of a week shows'),
	descriptions: scoreTexts.describe('60 to 110 words each'),
	insight: text.describe('40 to 80 words: something to look at or try'),
	cta: text.describe('The label of the button that leads to the app'),
})

export const introvertTest = page.extend({
	questions: z.tuple([question], question).refine(({ length }) => length === 12, '12 questions'),
	results: z.record(introvertType, introvertResult),
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
		types: z.record(introvertType, text).describe('In English they are the keys'),
		batteries: z.record(introvertType, text).describe('Hours of company'),
	}),
})

const profile = z.enum(energyBands.map(({ name }) => name))

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
		profiles: z.record(profile, text).describe('In English they are the keys'),
		weeks: z
			.record(profile.exclude(['Deep Focus Battery']), text)
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

/** A pair of letters. Neither side is presented as better. */
function pair<const Letter extends string>(one: Letter, other: Letter) {
	return z.strictObject({
		title: text,
		about: text.describe('What the four questions of the pair ask about'),
		sides: z.record(z.enum([one, other]), letter),
	})
}

const energyProfile = z.strictObject({
	descriptions: scoreTexts,
	tips: fourOptions,
})

/** The result texts of the sixteen types, loaded after the test has started. */
export const mbtiResults = z.strictObject({
	types: z.record(z.enum(mbtiTypes), type),
	pairs: z.strictObject({
		EI: pair('E', 'I'),
		SN: pair('S', 'N'),
		TF: pair('T', 'F'),
		JP: pair('J', 'P'),
	} satisfies Record<MbtiDimension, unknown>),
	profiles: z.record(profile, energyProfile),
})

/** The schema of a text that both tests share, by its key. */
export const sharedTextOf = (key: string) =>
	key === 'fileName' ? z.templateLiteral([z.string(), '.png']) : text

export type QuizIntro = z.infer<typeof intro>
export type ShareLabels = (typeof shared)['share'] & { readonly afterCopy: CopyWords }
export type QuizShared = Omit<typeof shared, 'care' | 'notice'> & {
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

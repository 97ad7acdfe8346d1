import type { IntrovertType } from '#domain/quiz/introvert.ts'
import type {
	EnergyProfile,
	MbtiDimension,
	mbtiPairs,
	MbtiQuestion,
	MbtiType,
} from '#domain/quiz/mbti.ts'
import type { Question } from '#domain/quiz/quiz.ts'
import type { Finding } from './citation.ts'
import type { Head } from './page.ts'
import type { IntrovertResultLabels, MbtiResultLabels, QuizLabels } from './quiz-labels.ts'

/** The page of a test in one language. */
export type QuizPage = {
	readonly head: Head & Required<Pick<Head, 'card'>>
	/** What the test is about, in a word, for search engines. */
	readonly about: string
	readonly intro: QuizIntro
	readonly notes: QuizNotes
	/** The words that both tests share. */
	readonly shared: QuizLabels
}

/** All words of the introvert test in one language. */
export type IntrovertTest = QuizPage & {
	readonly questions: readonly [Question, ...Question[]]
	readonly results: Readonly<Record<IntrovertType, IntrovertResultWords>>
	readonly labels: IntrovertResultLabels
}

/** All words of the MBTI test in one language. */
export type MbtiTest = QuizPage & {
	readonly questions: readonly [MbtiQuestion, ...MbtiQuestion[]]
	readonly results: MbtiWords
	readonly labels: MbtiResultLabels
}

/** The notes below a test: its limits, how it decides, and the state of research. */
export type QuizNotes = {
	readonly notice: { readonly heading: string; readonly points: readonly string[] }
	readonly rules: readonly { readonly heading: string; readonly text: string }[]
	readonly findings: { readonly heading: string; readonly findings: readonly Finding[] }
	/** For a test with a trademark in a heading. */
	readonly trademark?: string
}

/** The screen before the first question. It is rendered at build time. */
export type QuizIntro = {
	readonly title: string
	readonly summary: string
	readonly expectHeading: string
	readonly expect: readonly string[]
	/** Short facts in a row: duration, price, storage. */
	readonly facts: readonly string[]
	/** The label of the button; the specification requires "Start" in it in English. */
	readonly start: string
	/** The label of the same button below the notes; unlike `start`, so that each name is there once. */
	readonly startBelow: string
	readonly home: string
	/** Shown if scripts are switched off. */
	readonly noScript: string
}

/**
 * The texts of one result, from the lowest score to the highest: each is true for every answer sheet
 * from its own score to the next one's.
 */
export type ScoreTexts = readonly [ScoreText, ...ScoreText[]]

export type ScoreText = {
	/** The lowest score that the text is written for. */
	readonly from: number
	readonly text: string
}

/** The words of an introvert type. Its battery is a rule of `domain`. */
export type IntrovertResultWords = {
	/** One line under the heading, in the language of the house. */
	readonly line: string
	/** 60 to 110 words each. */
	readonly descriptions: ScoreTexts
	/** 40 to 80 words: something to look at or try. */
	readonly insight: string
	/** The label of the button that leads to the app. */
	readonly cta: string
}

/** One of the sixteen types. */
export type TypeWords = {
	/** Our own name for it: a place in the house. */
	readonly name: string
	/** 80 to 130 words: what the answers mean and what they cost, without praise. */
	readonly description: string
	/** Two or three sentences on social energy. */
	readonly energy: string
}

/** A pair of letters. Neither side is described as the better one. */
export type PairWords<D extends MbtiDimension> = {
	readonly title: string
	/** What the four questions of the pair ask about. */
	readonly about: string
	readonly sides: Readonly<Record<(typeof mbtiPairs)[D][number], LetterWords>>
}

export type LetterWords = { readonly name: string; readonly text: string }

/** The window of each energy profile, from most to least light. */
export type EnergyIcon = 'fullHouse' | 'warmRoom' | 'oneLamp' | 'standby'

export type EnergyWords = {
	readonly energyIcon: EnergyIcon
	readonly energyDescriptions: ScoreTexts
	readonly energyTips: readonly [string, string, string, string]
}

export type AllTypes = Readonly<Record<MbtiType, TypeWords>>
export type AllPairs = { readonly [D in MbtiDimension]: PairWords<D> }
export type AllProfiles = Readonly<Record<EnergyProfile, EnergyWords>>

/** The words of the MBTI result. The browser fetches them as JSON after the test, to keep them out of its script. */
export type MbtiWords = {
	readonly types: AllTypes
	readonly pairs: AllPairs
	readonly profiles: AllProfiles
}

import type { EnergyProfile, MbtiDimension, mbtiPairs, MbtiType } from '#domain/quiz/mbti.ts'

/** The title and description of a quiz page. */
export type PageHead = {
	/** At most 60 characters. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
}

/** The screen before the first question. It is rendered at build time. */
export type QuizIntro = {
	readonly title: string
	readonly summary: string
	readonly expectHeading: string
	readonly expect: readonly string[]
	/** Short facts in a row: duration, price, storage. */
	readonly facts: readonly string[]
	/** The label of the button; the specification requires "Start" in it. */
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

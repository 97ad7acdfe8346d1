import type { EnergyProfile, MbtiDimension, mbtiPairs, MbtiType } from '#domain/quiz/mbti.ts'

/** What a page says about itself to search engines and link previews. */
export type PageHead = {
	/** At most 60 characters. */
	readonly title: string
	/** 50 to 160 characters. */
	readonly description: string
}

/** The screen before the first question. It is complete without a script. */
export type QuizIntro = {
	readonly title: string
	readonly summary: string
	readonly expectHeading: string
	readonly expect: readonly string[]
	/** Short facts in a row: how long, what it costs, what is kept. */
	readonly facts: readonly string[]
	/** Contains "Start". */
	readonly start: string
	readonly home: string
	/** Where scripts are switched off. */
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

/** What belongs to each introvert type besides its battery, which is a rule and lives in domain. */
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
	/** 80 to 130 words. Says what the answers said and what it costs; praises nobody. */
	readonly description: string
	/** Two or three sentences on social energy. */
	readonly energy: string
}

/** A pair of letters, both sides told with equal dignity. */
export type PairWords<D extends MbtiDimension> = {
	readonly title: string
	/** What the four questions of the pair ask about. */
	readonly about: string
	readonly sides: Readonly<Record<(typeof mbtiPairs)[D][number], LetterWords>>
}

export type LetterWords = { readonly name: string; readonly text: string }

/** The windows that stand for the energy profiles, from most to least light. */
export type EnergyIcon = 'fullHouse' | 'warmRoom' | 'oneLamp' | 'standby'

export type EnergyWords = {
	readonly energyIcon: EnergyIcon
	readonly energyDescriptions: ScoreTexts
	readonly energyTips: readonly [string, string, string, string]
}

export type AllTypes = Readonly<Record<MbtiType, TypeWords>>
export type AllPairs = { readonly [D in MbtiDimension]: PairWords<D> }
export type AllProfiles = Readonly<Record<EnergyProfile, EnergyWords>>

/** What the result of the MBTI test is told with. Travels as data, because only one type is needed. */
export type MbtiWords = {
	readonly types: AllTypes
	readonly pairs: AllPairs
	readonly profiles: AllProfiles
}

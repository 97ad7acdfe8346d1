import type { IntrovertType } from '#domain/quiz/introvert.ts'
import type { EnergyProfile } from '#domain/quiz/mbti.ts'
import type { Template } from '#domain/template/fill-template.ts'
import type { CopyWords } from './copy.ts'
import type { Failure, Link, ScriptNotice } from './page.ts'

/** The words around the questions. */
export type QuestionLabels = {
	/** "3 of 12" */
	readonly counter: Template<'question' | 'total'>
	/** The accessible name of the progress bar. */
	readonly progress: string
	/** Announced by screen readers when a new question appears. */
	readonly announce: Template<'question' | 'total'>
	/** Announced with an option that was chosen before. */
	readonly chosen: string
	readonly keysHint: string
}

/** How far the next band is, in both tests. `name` is the band's. */
export type NeighbourLabels = {
	readonly 'one step': Template<'name'>
	/** One of `questions` would have been enough on its own. */
	readonly 'one answer': Template<'name' | 'points' | 'questions'>
	readonly 'several answers': Template<'name' | 'points' | 'answers'>
}

/** The words of "How we got there" that both tests share. */
export type WhyLabels = {
	/** The heading above everything that explains a result. */
	readonly sectionHeading: string
	readonly heading: string
	readonly nearlyHeading: string
	readonly answersHeading: string
	/** The accessible name of an answer that counts for a letter. */
	readonly answer: Template<'question' | 'letter'>
	readonly onePoint: string
	readonly points: Template<'points'>
	/** Up to three questions, "question 4, 7, or 9": `list` is their numbers. */
	readonly questions: Template<'list'>
	/** More than three. */
	readonly manyQuestions: Template<'count'>
}

/** Sharing: a card drawn in the browser, a text to copy, two networks. */
export type ShareLabels = {
	readonly heading: string
	readonly note: string
	readonly chooseHeading: string
	readonly showResult: string
	readonly showBattery: string
	readonly tellInText: string
	readonly formatHeading: string
	readonly formats: { readonly wide: string; readonly tall: string }
	readonly cardAlt: string
	readonly cardWithoutResult: string
	/** The name of the downloaded picture, `….png`. */
	readonly fileName: `${string}.png`
	readonly download: string
	readonly copyCard: string
	readonly copyText: string
	readonly system: string
	readonly twitter: string
	readonly linkedIn: string
	readonly opensInNewTab: string
	readonly afterCopy: CopyWords
	/** The card, which cannot be selected. */
	readonly notCopied: string
	readonly notSaved: string
	readonly notShared: string
	readonly notDrawn: string
}

/** The words that both tests share. */
export type QuizLabels = {
	readonly question: QuestionLabels
	readonly why: WhyLabels
	readonly share: ShareLabels
	/** What both results lead to. */
	readonly links: { readonly week: Link; readonly twoSheets: Link; readonly sayNo: Link }
	readonly failure: Failure
	/** `reload` is the label of the link that reloads the page. */
	readonly notLoaded: Pick<ScriptNotice, 'loading' | 'text'> & { readonly reload: string }
}

/** The words of a result that both tests have. */
type ResultLabels = {
	readonly kicker: string
	readonly otherTest: Link
}

/** The result of the introvert test, around the words of the type itself. */
export type IntrovertResultLabels = ResultLabels & {
	readonly battery: string
	readonly batteryLevel: Template<'level'>
	readonly batteryNote: string
	readonly insightHeading: string
	readonly sum: Template<'total' | 'outOf'>
	readonly neighbour: NeighbourLabels
	/** The text of the share dialog. It contains the result only if the visitor chose so. */
	readonly shareText: { readonly plain: string; readonly withResult: Template<'type'> }
	/** The types as they are shown. In English they are the keys, which analytics reports in every language. */
	readonly types: Readonly<Record<IntrovertType, string>>
	/** Each type's battery, with hours of company. */
	readonly batteries: Readonly<Record<IntrovertType, string>>
}

/** The result of the MBTI test, around the words of the type and the profile. */
export type MbtiResultLabels = ResultLabels & {
	/** The caption above a question. */
	readonly captions: { readonly letters: string; readonly energy: string }
	readonly energyHeading: string
	readonly energyScore: Template<'score'>
	/** The two ends of the bar beside the energy score. */
	readonly energyScale: { readonly from: string; readonly to: string }
	readonly tipsHeading: string
	readonly pairsHeading: string
	/** Four, three or two of the four answers spoke for the letter. */
	readonly letter: {
		readonly clear: Template<'letter'>
		readonly leaning: Template<'letter' | 'other'>
		readonly even: Template<'letter' | 'other'>
	}
	/** How many answers would have had to change sides: one, two or three. */
	readonly toFlip: readonly [Template<'other'>, Template<'other'>, Template<'other'>]
	readonly noCloseLetters: string
	readonly neighbour: NeighbourLabels
	readonly product: string
	readonly signup: string
	/** Until the words about the type have arrived, and when they have not. */
	readonly wordsOnTheirWay: string
	readonly noWords: string
	readonly tryAgain: string
	readonly shareText: { readonly plain: string; readonly withResult: Template<'type' | 'profile'> }
	/** The energy profiles as they are shown. In English they are the keys, which analytics reports. */
	readonly profiles: Readonly<Record<EnergyProfile, string>>
}

import { type ArrivalHour, defaultArrivalHour } from './leaving-time.ts'
import type { SheetLink, Viewer } from './sheet-link.ts'
import {
	type Choice,
	completeSheet,
	lineChoices,
	type LineName,
	lineNames,
	type PartialSheet,
	type Sheet,
} from './sheet.ts'

/** Step 0 is the start or the arrival, steps 1 to 6 are the questions, step 7 is the result. */
export const resultStep = lineNames.length + 1

export type SheetState = {
	readonly step: number
	/** The answers of the person at this screen. */
	readonly answers: PartialSheet
	/** The other person's sheet, if a link has brought it. Hidden until step 7. */
	readonly theirs: Sheet | undefined
	readonly viewer: Viewer
	readonly arrivalHour: ArrivalHour
	/** Whether a question was opened from the complete sheet, and returns to it. */
	readonly isRevising: boolean
	readonly isChoiceMissing: boolean
	/** Whether the URL had a fragment other than a link to a sheet. */
	readonly isLinkBroken: boolean
}

export type SheetEvent =
	| { readonly type: 'started' | 'continued' }
	/** The URL has no fragment, or a fragment that is not a link to a sheet. */
	| { readonly type: 'opened without a link' | 'met a broken link' }
	| { readonly type: 'opened a link'; readonly link: SheetLink }
	| { readonly type: 'chose'; readonly choice: string }
	| { readonly type: 'revised'; readonly line: LineName }
	/** The browser went back or forward to the history entry of a step. */
	| { readonly type: 'went to step'; readonly step: number }
	| { readonly type: 'moved the arrival'; readonly arrivalHour: ArrivalHour }

export type Screen = 'start' | 'arrival' | 'question' | 'ready' | 'joint'

/** The initial state, as rendered by the server. */
export const newSheets: SheetState = {
	step: 0,
	answers: {},
	theirs: undefined,
	viewer: 'first',
	arrivalHour: defaultArrivalHour,
	isRevising: false,
	isChoiceMissing: false,
	isLinkBroken: false,
}

/**
 * The page's reducer. Returns the same object for an event that is invalid in a state, so that React does not render
 * again.
 *
 * @example
 * const asking = nextSheetState(newSheets, { type: 'started' }) // step 1
 * nextSheetState(asking, { type: 'continued' }).isChoiceMissing // true
 */
export function nextSheetState(state: SheetState, event: SheetEvent): SheetState {
	switch (event.type) {
		case 'opened a link':
			return stateOf(event.link)
		case 'opened without a link':
			return newSheets
		case 'met a broken link':
			return state.isLinkBroken ? state : { ...newSheets, isLinkBroken: true }
		case 'started':
			return state.step === 0 ? { ...state, step: 1, isLinkBroken: false } : state
		case 'chose':
			return choose(state, event.choice)
		case 'continued':
			return goOn(state)
		case 'revised':
			return screenOf(state) === 'ready'
				? { ...state, step: lineNames.indexOf(event.line) + 1, isRevising: true }
				: state
		case 'went to step':
			return goTo(state, event.step)
		default:
			return state.arrivalHour === event.arrivalHour
				? state
				: { ...state, arrivalHour: event.arrivalHour }
	}
}

/**
 * The screen of a state.
 *
 * @example screenOf({ ...newSheets, step: 3 }) // 'question'
 */
export function screenOf({ step, theirs }: SheetState): Screen {
	if (step === resultStep) return theirs ? 'joint' : 'ready'
	if (step > 0) return 'question'
	return theirs ? 'arrival' : 'start'
}

/**
 * The line of a question; undefined on other screens.
 *
 * @example lineOf({ ...newSheets, step: 1 }) // 'size'
 */
export function lineOf({ step }: SheetState): LineName | undefined {
	return lineNames[step - 1]
}

/**
 * The link for the address bar: to the visitor's own sheet or the page for both, or to the received sheet while it is
 * still hidden.
 *
 * @returns undefined if there is nothing to keep yet
 * @example addressOf(newSheets) // undefined
 */
export function addressOf(state: SheetState): SheetLink | undefined {
	const { step, theirs, viewer, isRevising } = state
	const yours = completeSheet(state.answers)
	if (yours && (step === resultStep || isRevising))
		return theirs ? joint(state, yours, theirs) : { kind: 'own', sheet: yours }
	return theirs && viewer === 'second' ? { kind: 'sent', sheet: theirs } : undefined
}

/**
 * The link for the other person: the visitor's sheet, or the page for both from the other person's view.
 *
 * @returns undefined unless a result is shown
 * @example linkToSend(ready)?.kind // 'sent'
 */
export function linkToSend(state: SheetState): SheetLink | undefined {
	const link = addressOf(state)
	if (state.step !== resultStep || !link) return undefined
	if (link.kind !== 'joint') return { ...link, kind: 'sent' }
	return { ...link, viewer: link.viewer === 'first' ? 'second' : 'first' }
}

function joint({ viewer, arrivalHour }: SheetState, yours: Sheet, theirs: Sheet): SheetLink {
	const [first, second] = viewer === 'first' ? [yours, theirs] : [theirs, yours]
	return { kind: 'joint', viewer, first, second, arrivalHour }
}

function stateOf(link: SheetLink): SheetState {
	if (link.kind === 'joint') {
		const { first, second, viewer, arrivalHour } = link
		const [answers, theirs] = viewer === 'first' ? [first, second] : [second, first]
		return { ...newSheets, step: resultStep, answers, theirs, viewer, arrivalHour }
	}
	if (link.kind === 'own') return { ...newSheets, step: resultStep, answers: link.sheet }
	return { ...newSheets, theirs: link.sheet, viewer: 'second' }
}

function choose(state: SheetState, choice: string): SheetState {
	const line = lineOf(state)
	if (!line || !isChoiceOf(line, choice)) return state
	return { ...state, answers: { ...state.answers, [line]: choice }, isChoiceMissing: false }
}

function isChoiceOf<Line extends LineName>(line: Line, choice: string): choice is Choice<Line> {
	const choices: readonly string[] = lineChoices[line]
	return choices.includes(choice)
}

function goOn(state: SheetState): SheetState {
	const line = lineOf(state)
	if (!line) return state
	if (state.answers[line] === undefined)
		return state.isChoiceMissing ? state : { ...state, isChoiceMissing: true }
	return { ...state, step: state.isRevising ? resultStep : state.step + 1, isRevising: false }
}

function goTo(state: SheetState, wanted: number): SheetState {
	if (!Number.isInteger(wanted)) return state
	const step = Math.max(0, Math.min(wanted, furthestStep(state)))
	if (step === state.step) return state
	return { ...state, step, isRevising: false, isChoiceMissing: false }
}

/** The first unanswered question, or the result once all are answered. */
function furthestStep({ answers }: SheetState): number {
	const open = lineNames.findIndex((line) => answers[line] === undefined)
	return open === -1 ? resultStep : open + 1
}

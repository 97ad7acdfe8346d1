/**
 * The states of a letter. `scheduled` lasts until the time up to which it can be taken back, or until another letter has
 * ended; the recipients are fixed meanwhile. `paused` has a reason of `pauseReasons`. `series`: the letter is a step of a series
 * that is switched on, and goes to each person at their time; with a reason of `pauseReasons` it is paused.
 */
export const letterStates = [
	'draft',
	'scheduled',
	'first-fifty',
	'paused',
	'sending',
	'stopped',
	'finished',
	'series',
] as const

export type LetterState = (typeof letterStates)[number]

/**
 * Why a letter waits although the owner has not paused it. With `sender-limit` it goes on by itself, with the others only
 * when the owner says so.
 */
export const waitingReasons = [
	'first-fifty',
	'refusals',
	'sender-refused',
	'sender-limit',
	'restored',
] as const

/**
 * Why a letter is paused: the first recipients have it and the owner is to look; the owner said so; more recipients
 * than allowed were refused; the mail server refused the sender or its password, or lets
 * it send no more for now, and the letter goes on by itself; the database comes from a backup.
 */
export const pauseReasons = [...waitingReasons, 'owner'] as const

export type PauseReason = (typeof pauseReasons)[number]

/**
 * What can happen to a letter. The owner does the first five, `resend`, and `join` and `leave` with its series; the worker
 * does the others.
 */
export const letterEvents = [
	'confirm',
	'undo',
	'pause',
	'resume',
	'stop',
	'begin',
	'begin-all',
	'hold',
	'break',
	'finish',
	'restore',
	'resend',
	'join',
	'leave',
] as const

export type LetterEvent = (typeof letterEvents)[number]

const transitions: Readonly<
	Record<LetterState, Readonly<Partial<Record<LetterEvent, LetterState>>>>
> = {
	draft: { confirm: 'scheduled', join: 'series' },
	// A restored letter that nobody has received is a draft again: its ten minutes are over.
	// A letter at a time goes to everyone at that time: nobody need be there to look at the first mails.
	scheduled: { undo: 'draft', begin: 'first-fifty', 'begin-all': 'sending', restore: 'draft' },
	'first-fifty': {
		pause: 'paused',
		stop: 'stopped',
		hold: 'paused',
		break: 'paused',
		finish: 'finished',
		restore: 'paused',
		resend: 'first-fifty',
	},
	paused: {
		// See `canBePaused`.
		pause: 'paused',
		resume: 'sending',
		stop: 'stopped',
		restore: 'paused',
		resend: 'paused',
	},
	sending: {
		pause: 'paused',
		stop: 'stopped',
		break: 'paused',
		finish: 'finished',
		restore: 'paused',
		resend: 'sending',
	},
	// Whoever ended it early did not want the rest to get it.
	stopped: {},
	finished: { resend: 'sending' },
	series: {
		resume: 'series',
		break: 'series',
		restore: 'series',
		resend: 'series',
		leave: 'draft',
	},
}

/**
 * The state after an event.
 *
 * @param isFirstFiftyOut whether each of the first recipients has been tried; until then a letter that goes on
 * continues with them
 * @returns null if the event is not possible in the state
 * @example letterStateAfter('draft', 'confirm') // 'scheduled'
 * @example letterStateAfter('paused', 'resume', false) // 'first-fifty'
 * @example letterStateAfter('finished', 'stop') // null
 */
export function letterStateAfter(
	state: LetterState,
	event: LetterEvent,
	isFirstFiftyOut = true,
): LetterState | null {
	if (state === 'paused' && event === 'resume' && !isFirstFiftyOut) return 'first-fifty'
	return transitions[state][event] ?? null
}

/** What decides whether a letter goes on. */
type Pausable = { readonly state: LetterState; readonly pause_reason: PauseReason | null }

/**
 * Whether a letter waits for the provider's limit, and goes on by itself.
 *
 * @example goesOnByItself({ state: 'paused', pause_reason: 'sender-limit' }) // true
 * @example goesOnByItself({ state: 'paused', pause_reason: 'owner' }) // false
 */
export function goesOnByItself({ state, pause_reason }: Pausable): boolean {
	return (state === 'paused' || state === 'series') && pause_reason === 'sender-limit'
}

/**
 * Whether the owner can pause a letter: it is going out, or waits for the provider's limit and would go on by itself.
 *
 * @example canBePaused({ state: 'sending', pause_reason: null }) // true
 * @example canBePaused({ state: 'paused', pause_reason: 'sender-limit' }) // true
 * @example canBePaused({ state: 'paused', pause_reason: 'refusals' }) // false: it waits for the owner already
 */
export function canBePaused(letter: Pausable): boolean {
	if (letter.state === 'paused') return goesOnByItself(letter)
	return letterStateAfter(letter.state, 'pause') !== null
}

/** The states in which an event is possible, for the condition of an UPDATE. */
export function statesBefore(event: LetterEvent): readonly LetterState[] {
	return letterStates.filter((state) => letterStateAfter(state, event) !== null)
}

/** The states in which a letter goes out to all its recipients. */
export const sendingStates = ['first-fifty', 'sending'] as const satisfies readonly LetterState[]

/** The states in which mails go out, as long as there is no reason for a pause. */
export const mailingStates = [...sendingStates, 'series'] as const satisfies readonly LetterState[]

/** The states of a letter that has begun and is not over. Only one letter at a time is in one of them. */
export const begunStates = [
	'first-fifty',
	'paused',
	'sending',
] as const satisfies readonly LetterState[]

/** The states of a letter that has been confirmed and is not over. */
export const runningStates = ['scheduled', ...begunStates] as const satisfies readonly LetterState[]

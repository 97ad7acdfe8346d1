/**
 * The states of a letter. `scheduled` lasts until the undo period is over, the letter's time has come and no other
 * letter is being sent; the recipients are fixed during this time. `paused` has a reason of `pauseReasons`. `series`:
 * the letter is a step of an enabled series, and is sent to each person at their time; with a reason of `pauseReasons`
 * it is paused.
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
 * Why a letter is paused, in this order: for review after the first recipients; because of too many refusals; because
 * the mail server refused the sender or its password; because the mail server's sending limit is reached, after which
 * the letter resumes automatically; because the database comes from a backup; by the owner.
 */
export const pauseReasons = [
	'first-fifty',
	'refusals',
	'sender-refused',
	'sender-limit',
	'restored',
	'owner',
] as const

export type PauseReason = (typeof pauseReasons)[number]

/**
 * Events of a letter. The owner triggers the first five and `resend`; the worker triggers the others. A step of a
 * series also becomes `series` when its series is switched on, and a draft again when its series is switched off.
 */
export const letterEvents = [
	'confirm',
	'undo',
	'pause',
	'resume',
	'stop',
	'begin',
	'begin-without-first-fifty',
	'break',
	'finish',
	'restore',
	'resend',
] as const

export type LetterEvent = (typeof letterEvents)[number]

const transitions: Readonly<
	Record<LetterState, Readonly<Partial<Record<LetterEvent, LetterState>>>>
> = {
	draft: { confirm: 'scheduled' },
	// After a restore from a backup, a scheduled letter, which nobody has received yet, becomes a draft again, because
	// its ten minutes for an undo are over. A letter with a set time is sent to everyone at that time, because the owner
	// need not be there to review the first emails.
	scheduled: {
		undo: 'draft',
		begin: 'first-fifty',
		'begin-without-first-fifty': 'sending',
		restore: 'draft',
	},
	'first-fifty': {
		pause: 'paused',
		stop: 'stopped',
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
	// The owner has ended the letter early, so it never resumes.
	stopped: {},
	finished: { resend: 'sending' },
	series: {
		resume: 'series',
		break: 'series',
		restore: 'series',
		resend: 'series',
	},
}

/**
 * The state after an event.
 *
 * @param isFirstFiftyOut whether each of the first recipients has been tried; until then a resumed letter continues
 * with them
 * @returns null if the state does not allow the event
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

type Pausable = { readonly state: LetterState; readonly pause_reason: PauseReason | null }

/**
 * Whether a letter is paused because of the provider's sending limit, and so resumes automatically.
 *
 * @example goesOnByItself({ state: 'paused', pause_reason: 'sender-limit' }) // true
 * @example goesOnByItself({ state: 'paused', pause_reason: 'owner' }) // false
 */
export function goesOnByItself({ state, pause_reason }: Pausable): boolean {
	return (state === 'paused' || state === 'series') && pause_reason === 'sender-limit'
}

/**
 * Whether the owner can pause a letter: it is being sent, or would resume after the provider's limit.
 *
 * @example canBePaused({ state: 'sending', pause_reason: null }) // true
 * @example canBePaused({ state: 'paused', pause_reason: 'sender-limit' }) // true
 * @example canBePaused({ state: 'paused', pause_reason: 'refusals' }) // false: it waits for the owner already
 */
export function canBePaused(letter: Pausable): boolean {
	if (letter.state === 'paused') return goesOnByItself(letter)
	return letterStateAfter(letter.state, 'pause') !== null
}

export function statesBefore(event: LetterEvent): readonly LetterState[] {
	return letterStates.filter((state) => letterStateAfter(state, event) !== null)
}

/** The states in which a letter that is not a step is being sent. */
export const sendingStates = ['first-fifty', 'sending'] as const satisfies readonly LetterState[]

/** The states in which emails are sent, unless there is a reason for a pause. */
export const mailingStates = [...sendingStates, 'series'] as const satisfies readonly LetterState[]

/** Only one letter at a time is in one of these states. */
export const begunStates = [
	'first-fifty',
	'paused',
	'sending',
] as const satisfies readonly LetterState[]

export const runningStates = ['scheduled', ...begunStates] as const satisfies readonly LetterState[]

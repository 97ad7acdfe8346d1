/**
 * What became of a letter's recipient. `waiting` includes mails that are tried again. `skipped`: no mail, for a reason
 * of `skipReasons`. `erased`: the person was erased before the mail went out.
 */
export const recipientStates = [
	'waiting',
	'sending',
	'sent',
	'refused',
	'skipped',
	'erased',
] as const

export type RecipientState = (typeof recipientStates)[number]

/** The states of a recipient whose mail has yet to go out, or to be given up. */
export const openStates = ['waiting', 'sending'] as const satisfies readonly RecipientState[]

/** The states of a recipient whose mail was sent or given up. */
export const finishedStates = ['sent', 'refused'] as const satisfies readonly RecipientState[]

/** Why a person gets no mail although the letter was confirmed for them, or would not be a recipient at all. */
export const skipReasons = [
	'not-confirmed',
	'undeliverable',
	'paused',
	'consent',
	'frequency',
] as const

export type SkipReason = (typeof skipReasons)[number]

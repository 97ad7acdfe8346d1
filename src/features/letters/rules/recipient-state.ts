/**
 * The state of a letter's recipient. `waiting` includes emails to be retried. `skipped`: no email, for a reason of
 * `skipReasons`. `erased`: the person was erased before the email was sent.
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

/** The states of a recipient whose email is neither sent nor given up. */
export const openStates = ['waiting', 'sending'] as const satisfies readonly RecipientState[]

/** The states of a recipient whose email was sent or given up. */
export const finishedStates = ['sent', 'refused'] as const satisfies readonly RecipientState[]

/** Why a confirmed person gets no email. */
export const leftOutReasons = ['undeliverable', 'paused', 'consent', 'frequency'] as const

/** Why a person of a confirmed letter gets no email, or is not a recipient at all. */
export const skipReasons = ['not-confirmed', ...leftOutReasons] as const

export type SkipReason = (typeof skipReasons)[number]

/**
 * The state of a letter's recipient. `waiting` includes emails to be retried. `skipped`: the recipient gets no email,
 * for one of `skipReasons`. `erased`: the person was erased before the email was sent.
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

export const leftOutReasons = ['undeliverable', 'paused', 'consent', 'frequency'] as const

/** Why someone on the list does not become a recipient of a confirmed letter, or why a recipient gets no email. */
export const skipReasons = ['not-confirmed', ...leftOutReasons] as const

export type SkipReason = (typeof skipReasons)[number]

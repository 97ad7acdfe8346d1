import { retentionMs } from '#values/retention.ts'

/** The number of wrong passwords allowed per `windowMs`. */
export const loginLimits = {
	/** Per account and client. */
	maxFailuresPerPair: 10,
	/** Per account, from a browser that has logged in to it before. Failures elsewhere do not count. */
	maxFailuresPerDevice: 10,
	/** Per account, from all other clients: slows down guesses from many addresses. */
	maxFailuresPerAccount: 100,
	/** Per client, for any account. */
	maxFailuresPerClient: 20,
	/** Per session, for re-authentication. */
	maxFailuresPerSession: 10,
	windowMs: retentionMs.counterWindow,
} as const

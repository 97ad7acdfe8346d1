/** Soft bounces further apart than this are not counted together. */
const softWindowDays = 14

export const bounceLimits = {
	/** This many soft bounces of different emails within `softWindowMs` equal a hard one. */
	softBounces: 3,
	softWindowDays,
	softWindowMs: softWindowDays * 86_400_000,
	/** The owner is notified after the bounce mailbox could not be read for this long. */
	deadMailboxMs: 3 * 3_600_000,
} as const

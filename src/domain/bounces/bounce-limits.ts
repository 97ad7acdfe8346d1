/** Soft bounces further apart than this do not count together. */
const softWindowDays = 14

/** When mail that comes back marks an address as undeliverable, and when the mailbox for it counts as dead. */
export const bounceLimits = {
	/** So many soft bounces of different mails within `softWindowMs` count as much as a hard one. */
	softBounces: 3,
	softWindowDays,
	softWindowMs: softWindowDays * 86_400_000,
	/** After three hours without a successful login the owner is told. */
	deadMailboxMs: 3 * 3_600_000,
} as const

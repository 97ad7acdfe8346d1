/** The soft bounces of an address are counted together only if they lie within this many days. */
const softWindowDays = 14

export const bounceLimits = {
	/**
	 * An address with soft bounces of this many different emails within `softWindowMs` is treated as after a hard bounce.
	 */
	softBounces: 3,
	softWindowDays,
	softWindowMs: softWindowDays * 86_400_000,
	/** The owner is notified after the bounce mailbox could not be read for this long. */
	deadMailboxMs: 3 * 3_600_000,
} as const

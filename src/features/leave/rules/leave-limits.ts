import { retentionMs } from '#values/retention.ts'

/** The limits on requests, besides the limit per client from the settings. */
export const leaveLimits = {
	windowMs: retentionMs.counterWindow,
	/** How many requests with the same address one client can send within `addressWindowMs`. */
	perClientAndAddress: 4,
	/**
	 * How many requests with the same address, and so how many receipts to it, all clients together can cause within
	 * `addressWindowMs`.
	 */
	perAddress: 8,
	addressWindowMs: 60 * 60_000,
} as const

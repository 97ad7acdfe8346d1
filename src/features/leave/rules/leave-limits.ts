import { retentionMs } from '#values/retention.ts'

/** The limits of requests, besides the number of forms per client from the settings. */
export const leaveLimits = {
	/** Requests with one address that one client can send within `windowMs`. */
	perClientAndAddress: 4,
	/** Requests with one address that all clients together can send within `windowMs`. */
	perAddress: 12,
	windowMs: retentionMs.counterWindow,
} as const

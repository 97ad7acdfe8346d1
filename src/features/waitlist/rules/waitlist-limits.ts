import { retentionMs } from '#values/retention.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of a confirmation link, as stated in the email and its pages. */
export const confirmationLinkDays = 7

/** Minimum number of days between two emails to a blocked address. */
export const blockedMailDays = 30

/** Lifetime of a link that exports or erases data; such a link works once. */
export const freshLinkMinutes = 30

export const waitlistLimits = {
	/** Minimum time between two emails to the same address, except for a resent one. */
	mailIntervalMs: hour,
	/** After this time an email that did not arrive can be resent, once within `mailIntervalMs`. */
	repeatAfterMs: 2 * minute,
	/** Minimum time between two emails to a blocked address, and the lifetime of their link. */
	blockedMailIntervalMs: blockedMailDays * day,
	confirmationLinkLifetimeMs: confirmationLinkDays * day,
	freshLinkLifetimeMs: freshLinkMinutes * minute,
	/** A form submitted sooner after its page appeared counts as quick. */
	minFillTimeMs: 1_500,
	/** The period to which the settings' limit on signups per client applies. */
	signupWindowMs: retentionMs.counterWindow,
} as const

import { retentionMs } from '#domain/retention/retention.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of a confirmation link, as the mail and its pages state it. */
export const confirmationLinkDays = 7

/** How many days lie between two mails to an address that wants none. */
export const blockedMailDays = 30

/** The limits of the waitlist. */
export const waitlistLimits = {
	/** Minimum time between two mails to the same address, except one that is sent again. */
	mailIntervalMs: hour,
	/** After so long a mail that did not arrive can be sent again, once within `mailIntervalMs`. */
	repeatAfterMs: 2 * minute,
	/** Minimum time between two mails to an address that wants none. The link in them works as long. */
	blockedMailIntervalMs: blockedMailDays * day,
	/** Lifetime of a confirmation link. */
	confirmationLinkLifetimeMs: confirmationLinkDays * day,
	/** A form that is sent sooner after its page appeared counts as quick. */
	minFillTimeMs: 1_500,
	/** The window for the number of signups that the settings allow one client. */
	signupWindowMs: retentionMs.counterWindow,
} as const

import { retentionMs } from '#domain/retention/retention.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Every number of the waitlist's rules; times in milliseconds. */
export const limits = {
	/** At most one mail to one address in this time. */
	betweenMailsMs: hour,
	/** Mails of the whole site in an hour. More wait in the outbox. */
	mailsPerHour: 500,
	/** How long a confirmation link works. */
	confirmationMs: 7 * day,
	/** A form sent sooner after its page appeared may have been filled by a program. */
	fillMs: 1_500,
	/** In this time one client has so many signups as the settings say. */
	clientWindowMs: retentionMs.counterWindow,
} as const

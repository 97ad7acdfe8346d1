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
	/** Pending rows nobody confirmed are deleted after this. */
	pendingMs: 30 * day,
	/** A form sent sooner after its page appeared may have been filled by a program. */
	fillMs: 1_500,
	/** In this time one client has so many signups as the settings say. */
	clientWindowMs: 15 * minute,
	/** How long a mail that was sent or given up stays, for the panel. A withheld one goes after `betweenMailsMs`. */
	outboxMs: 30 * day,
} as const

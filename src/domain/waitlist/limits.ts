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
	/** A form sent sooner after its page appeared was not filled by a person. */
	fillMs: 1_500,
	/** Signups of one client in `clientWindowMs`. */
	signupsPerClient: 60,
	clientWindowMs: 15 * minute,
	/** How long a mail that was sent, withheld or given up stays in the outbox for the panel. */
	outboxMs: 30 * day,
} as const

/**
 * The retention period of each kind of data, in the unit with which its name ends. The retention sweep, the restore
 * command and the privacy pages read this table.
 */
export const retention = {
	/** An unconfirmed signup. */
	unconfirmedDays: 30,
	/** An unsubscribed address, counted from its last signup. */
	optOutMonths: 24,
	/** An address whose mailbox refuses mail, counted from the bounce or the last signup. */
	undeliverableMonths: 24,
	/** The list of the people in an import, which makes undoing the import possible. */
	importUndoDays: 7,
	/** An email that is no longer retried; without a mail server, the .eml file of any email. */
	failedMailDays: 30,
	/** The outcome of an email: its subject, times and codes, without its words. */
	deliveryMonths: 24,
	/** A webhook event that its receiver does not accept. */
	webhookDays: 3,
	/** A request to cancel or withdraw, counted from the end of its year. */
	leaveYears: 3,
	/**
	 * The ID of a signup that the app has reported. It is kept for longer than a sender of Standard Webhooks retries a
	 * report.
	 */
	signupEventDays: 7,
	/** A nightly backup. It also contains data that was erased after it was made. */
	backupNights: 30,
	/** An entry of the erasure journal. It is kept longer than any backup, because a restore replays it. */
	erasureJournalDays: 60,
	auditLogMonths: 24,
	/** The window for counting a client's logins and signups. */
	counterWindowMinutes: 15,
	/** The interval of the retention sweep. A counter is kept for up to this time after its window. */
	sweepIntervalMinutes: 60,
} as const

/** The maximum storage time of a counter, in minutes. */
export const counterMinutes = retention.counterWindowMinutes + retention.sweepIntervalMinutes

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const retentionMs = {
	unconfirmed: retention.unconfirmedDays * dayMs,
	importUndo: retention.importUndoDays * dayMs,
	failedMail: retention.failedMailDays * dayMs,
	webhook: retention.webhookDays * dayMs,
	backup: retention.backupNights * dayMs,
	counterWindow: retention.counterWindowMinutes * minuteMs,
	sweepInterval: retention.sweepIntervalMinutes * minuteMs,
} as const

/**
 * The same day and time `months` calendar months earlier, in UTC; the last day of that month if it is shorter.
 *
 * @param time in milliseconds since 1970
 * @example new Date(monthsBefore(Date.UTC(2026, 11, 31), 1)).toISOString() // '2026-11-30T00:00:00.000Z'
 */
export function monthsBefore(time: number, months: number): number {
	const date = new Date(time)
	const day = date.getUTCDate()
	date.setUTCMonth(date.getUTCMonth() - months)
	// If the earlier month lacks the day, the date overflows into the next month, so it is set back to the last day of
	// the earlier month.
	if (date.getUTCDate() !== day) date.setUTCDate(0)
	return date.getTime()
}

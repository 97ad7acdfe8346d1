/**
 * How long the site keeps each kind of data, in the unit of the name. The server's sweep, the backup
 * command and the privacy pages read this one table.
 */
export const retention = {
	/** A signup that was never confirmed. */
	unconfirmedDays: 30,
	/** An address that asked for no mail, counted from its last signup. */
	optOutMonths: 24,
	/** A mail in the outbox that was sent or given up. */
	outboxDays: 30,
	/** A nightly backup, which also holds what was erased since. */
	backupNights: 30,
	/** A line in the log of what administrators did. */
	auditLogMonths: 24,
	/** The window in which attempts of one client are counted: logins and signups alike. */
	counterWindowMinutes: 15,
	/** The sweep deletes what has expired at this interval, so that a counter can outlive its window by it. */
	sweepIntervalMinutes: 60,
} as const

/** The longest time for which a counter is stored, in minutes. */
export const counterMinutes = retention.counterWindowMinutes + retention.sweepIntervalMinutes

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The periods of the table that code adds to clock times, in milliseconds. */
export const retentionMs = {
	unconfirmed: retention.unconfirmedDays * dayMs,
	outbox: retention.outboxDays * dayMs,
	backup: retention.backupNights * dayMs,
	counterWindow: retention.counterWindowMinutes * minuteMs,
	sweepInterval: retention.sweepIntervalMinutes * minuteMs,
} as const

/**
 * The same day and time some calendar months earlier, in UTC; the last day of the month where that month
 * is shorter.
 *
 * @param time in milliseconds since 1970
 * @example new Date(monthsBefore(Date.UTC(2026, 11, 31), 1)).toISOString() // '2026-11-30T00:00:00.000Z'
 */
export function monthsBefore(time: number, months: number): number {
	const date = new Date(time)
	const day = date.getUTCDate()
	date.setUTCMonth(date.getUTCMonth() - months)
	// A month that lacks the day overflows into the next one.
	if (date.getUTCDate() !== day) date.setUTCDate(0)
	return date.getTime()
}

const hourMs = 3_600_000

/**
 * The number of emails sent in the last hour, including confirmations, and when the first and the last of them were
 * sent (milliseconds since 1970; null if there were none).
 */
export type HourOfMails = {
	readonly count: number
	readonly first: number | null
	readonly last: number | null
}

/** When a letter's next and last emails are sent, in milliseconds since 1970. */
type Forecast = {
	/** When the next email is sent: now, or when the first email of the last hour is an hour old. */
	readonly next: number
	/** When the last email is sent at the latest. */
	readonly end: number
}

/**
 * When the next and the last of a letter's emails are sent, at `mailsPerHour` in any 60 minutes, if no confirmations
 * are sent in between.
 *
 * @param remaining unsent emails
 * @param now in milliseconds since 1970
 * @example expectedEnd(10, 500, { count: 500, first: 0, last: 0 }, 60_000).end // 3_600_000
 */
export function expectedEnd(
	remaining: number,
	mailsPerHour: number,
	{ count, first, last }: HourOfMails,
	now: number,
): Forecast {
	const atOnce = Math.max(0, mailsPerHour - count)
	const hours = Math.max(0, Math.ceil((remaining - atOnce) / mailsPerHour))
	const isFree = atOnce > 0
	const end = (isFree ? now : (last ?? now)) + hours * hourMs
	return {
		next: isFree ? now : Math.max(now, (first ?? now) + hourMs),
		end: hours === 0 ? now : end,
	}
}

/** Times are ISO 8601; null if the event never happened. */
type LinkTimes = {
	/** When the email with the link was composed. */
	readonly writtenAt: string
	/** When the last confirmation email was composed. */
	readonly mailedAt: string | null
	readonly unsubscribedAt: string | null
}

/**
 * Whether a link can put its address on the list: only an email at least as new as the newest confirmation email, and
 * newer than the last unsubscription, proves who reads the mailbox now. Earlier ones may have been forwarded.
 *
 * @example isNewestLink({ writtenAt: '2026-01-05T12:00Z', mailedAt: '2026-01-05T12:00Z', unsubscribedAt: null }) // true
 * @example isNewestLink({ writtenAt: '2026-01-05T12:00Z', mailedAt: '2026-01-06T12:00Z', unsubscribedAt: null }) // false
 */
export function isNewestLink({ writtenAt, mailedAt, unsubscribedAt }: LinkTimes): boolean {
	const written = Date.parse(writtenAt)
	if (mailedAt !== null && written < Date.parse(mailedAt)) return false
	return unsubscribedAt === null || written > Date.parse(unsubscribedAt)
}

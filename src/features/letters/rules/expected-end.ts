const hourMs = 3_600_000

/** Sent emails, and when, in milliseconds since 1970. */
export type SentMails = { readonly at: number; readonly mails: number }

/** The rate limit of letters. */
type Rate = {
	/** Maximum number of emails within any 60 minutes. */
	readonly mailsPerHour: number
	/** Emails of the last hour, including confirmations, oldest first. */
	readonly sent: readonly SentMails[]
}

/** When letters are sent, in milliseconds since 1970. */
type Forecast = {
	/** The next email: now, or when the oldest emails of the last hour are an hour old. */
	readonly next: number
	/** The last email. */
	readonly end: number
}

/**
 * When the next and the last of a letter's emails are sent, without confirmations in between. The limit is a sliding
 * hour: each email frees a place an hour later, and free places are used at once.
 *
 * @param remaining unsent emails
 * @param now in milliseconds since 1970
 * @example expectedEnd(10, { mailsPerHour: 500, sent: [{ at: 0, emails: 500 }] }, 60_000).end // 3_600_000
 */
export function expectedEnd(
	remaining: number,
	{ mailsPerHour, sent }: Rate,
	now: number,
): Forecast {
	const total = sent.reduce((sum, { mails }) => sum + mails, 0)
	const atOnce = Math.max(0, Math.min(remaining, mailsPerHour - total))
	if (remaining <= atOnce) return { next: now, end: now }
	// A limit lowered since then has to be made up without sending.
	let excess = Math.max(0, total - mailsPerHour)
	const room: SentMails[] = []
	for (const { at, mails } of [...sent, { at: now, mails: atOnce }]) {
		const left = mails - Math.min(excess, mails)
		excess -= mails - left
		if (left > 0) room.push({ at: Math.max(at + hourMs, now), mails: left })
	}
	// From here on the same places become free every hour.
	const later = remaining - atOnce
	const hours = Math.ceil(later / mailsPerHour) - 1
	let rest = later - hours * mailsPerHour
	let end = room.at(-1)?.at ?? now
	for (const { at, mails } of room) {
		rest -= mails
		if (rest <= 0) {
			end = at
			break
		}
	}
	return { next: atOnce > 0 ? now : (room[0]?.at ?? now), end: end + hours * hourMs }
}

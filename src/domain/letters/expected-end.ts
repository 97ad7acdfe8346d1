const hourMs = 3_600_000

/** How fast letters may go out. */
type Rate = {
	/** The most mails of an hour. */
	readonly mailsPerHour: number
	/** Mails of the last hour. */
	readonly mailsLastHour: number
}

/**
 * When the last of a letter's mails goes out, in milliseconds since 1970, if no confirmations come in between. What the
 * hour still allows goes at once.
 *
 * @param remaining mails that have not gone out
 * @param now in milliseconds since 1970
 * @example expectedEnd(1_000, { mailsPerHour: 500, mailsLastHour: 500 }, 0) // 7_200_000
 */
export function expectedEnd(
	remaining: number,
	{ mailsPerHour, mailsLastHour }: Rate,
	now: number,
): number {
	const later = Math.max(0, remaining - Math.max(0, mailsPerHour - mailsLastHour))
	return now + Math.round((later / mailsPerHour) * hourMs)
}

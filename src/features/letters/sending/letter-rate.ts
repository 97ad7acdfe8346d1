/** Maximum numbers of emails. */
export type MailLimits = {
	/** Confirmations and letters. Confirmations count but are never delayed. */
	readonly mailsPerHour: number
	/** Letters only. */
	readonly lettersPerDay: number
}

/** Emails that were accepted. */
type RecentMails = {
	readonly lastHour: { readonly count: number }
	readonly lettersLastDay: number
}

/**
 * Limits letters to the part of the hourly rate that confirmations leave. At a high limit a count reads many rows, so
 * it is repeated only after a tenth of the remaining emails is used up. Processes count each other's sent emails, but not
 * those in progress.
 */
export function createLetterRate(
	countMails: () => Promise<RecentMails>,
	{ mailsPerHour, lettersPerDay }: MailLimits,
) {
	let granted = 0
	let underway = 0

	/** Reserves at most `wanted` letters, and returns their number. Call `release` once they have been sent or have failed. */
	async function acquire(wanted: number): Promise<number> {
		if (granted === 0) {
			const before = underway
			const { lastHour, lettersLastDay } = await countMails()
			const left = Math.min(mailsPerHour - lastHour.count, lettersPerDay - lettersLastDay)
			const free = Math.max(0, left - Math.max(before, underway))
			granted = Math.max(Math.ceil(free / 10), Math.min(free, wanted))
		}
		const reserved = Math.min(granted, wanted)
		granted -= reserved
		underway += reserved
		return reserved
	}

	function release(reserved: number): void {
		underway -= reserved
	}

	return { acquire, release }
}

export type LetterRate = ReturnType<typeof createLetterRate>

/** Maximum numbers of mails. */
export type MailLimits = {
	/** Confirmations and letters. Confirmations count but are never delayed. */
	readonly mailsPerHour: number
	/** Letters only. */
	readonly lettersPerDay: number
}

/** Mails that were accepted. */
export type RecentMails = { readonly lastHour: number; readonly lettersLastDay: number }

/**
 * Limits letters to the part of the hourly rate that confirmations leave. At a high limit a count reads many rows, so
 * it is repeated only after a tenth of the remaining mails is used up. Processes count each other's sent mails, but not
 * those in progress.
 */
export function createLetterRate(
	countMails: () => Promise<RecentMails>,
	{ mailsPerHour, lettersPerDay }: MailLimits,
) {
	let granted = 0
	let underway = 0
	let counting: Promise<boolean> | null = null

	/** Returns whether any letter may be sent. */
	async function count(): Promise<boolean> {
		let before: number
		do {
			before = underway
			const { lastHour, lettersLastDay } = await countMails()
			const left = Math.min(mailsPerHour - lastHour, lettersPerDay - lettersLastDay) - before
			granted = left > 0 ? Math.ceil(left / 10) : 0
			// A mail that was sent during the count is in both numbers, so that nothing seems to be left.
		} while (granted === 0 && underway < before)
		return granted > 0
	}

	/** Returns whether one more letter may be sent now. Call `release` when it has been sent or has failed. */
	async function acquire(): Promise<boolean> {
		// Counts again if other callers have used up the mails that a count granted.
		while (granted === 0) {
			counting ??= count().finally(() => {
				counting = null
			})
			if (!(await counting)) return false
		}
		granted -= 1
		underway += 1
		return true
	}

	function release(): void {
		underway -= 1
	}

	return { acquire, release }
}

export type LetterRate = ReturnType<typeof createLetterRate>

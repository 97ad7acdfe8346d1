/** Maximum numbers of emails. */
export type MailLimits = {
	/** The maximum for confirmations and letters together. Confirmations count, but are never delayed. */
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
 * Limits letters to the part of the hourly rate that confirmations leave, and to the daily limit. At a high limit,
 * counting reads many rows, so the count is repeated only after a tenth of the remaining emails is used up. Each
 * process counts the emails that other processes have sent, but not the ones that they are sending.
 */
export function createLetterRate(
	countMails: () => Promise<RecentMails>,
	{ mailsPerHour, lettersPerDay }: MailLimits,
) {
	let granted = 0
	let underway = 0

	/**
	 * Reserves one email of a letter if the limits allow it. Call `release` once the email has been sent or has failed.
	 */
	async function acquire(): Promise<boolean> {
		if (granted === 0) {
			const before = underway
			const { lastHour, lettersLastDay } = await countMails()
			const left = Math.min(mailsPerHour - lastHour.count, lettersPerDay - lettersLastDay)
			granted = Math.ceil(Math.max(0, left - Math.max(before, underway)) / 10)
		}
		if (granted === 0) return false
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

/** The most mails that may go out. */
export type MailLimits = {
	/** Confirmations and letters. Confirmations are only counted: they never wait. */
	readonly mailsPerHour: number
	/** Letters only. */
	readonly lettersPerDay: number
}

/** Mails that were accepted. */
export type RecentMails = { readonly lastHour: number; readonly lettersLastDay: number }

/**
 * Limits letters to what the confirmations of the last hour leave. Counting reads many rows at a high limit, so it is
 * repeated only when a tenth of what was left is used up. Several processes count each other's mails, not those that
 * are on the way.
 */
export function createLetterRate(
	countMails: () => Promise<RecentMails>,
	{ mailsPerHour, lettersPerDay }: MailLimits,
) {
	let granted = 0
	let underway = 0
	let counting: Promise<boolean> | null = null

	/** Returns whether any letter may go out. */
	async function count(): Promise<boolean> {
		let before: number
		do {
			before = underway
			const { lastHour, lettersLastDay } = await countMails()
			const left = Math.min(mailsPerHour - lastHour, lettersPerDay - lettersLastDay) - before
			granted = left > 0 ? Math.ceil(left / 10) : 0
			// A mail that arrived during the count is in both numbers, and nothing seems to be left.
		} while (granted === 0 && underway < before)
		return granted > 0
	}

	/** Whether one more letter may go out now. Call `release` when it has been sent or has failed. */
	async function acquire(): Promise<boolean> {
		// Repeated if others have taken what a count granted.
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

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The limits of letters. */
export const letterLimits = {
	/** How long a confirmed letter can be taken back. */
	undoMs: 10 * minuteMs,
	/** The recipients of a letter at a time are fixed so long before it. Less than `undoMs`. */
	fixAheadMs: 5 * minuteMs,
	/** Recipients before the pause in which the owner looks. */
	firstRecipients: 50,
	/** The number of latest mails among which refusals are counted. */
	breakerWindow: 100,
	/** A letter pauses by itself if more of these mails were refused. */
	breakerRefusals: 5,
	/** Letters to one person within `frequencyMs`; a further one is not sent. */
	lettersPerPerson: 2,
	frequencyMs: 30 * dayMs,
	/** The size of a mail in bytes: source, and the composed HTML and text parts. */
	maxMailBytes: 100_000,
	/** The length of a letter's source in one language: twenty minutes to read, and composed within tens of milliseconds. */
	maxTextLength: 30_000,
	/** Drafts at a time. */
	maxDrafts: 100,
} as const

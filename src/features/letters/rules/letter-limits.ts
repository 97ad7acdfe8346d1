const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const letterLimits = {
	/** The undo period of a confirmed letter. */
	undoMs: 10 * minuteMs,
	/** The recipients of a scheduled letter are fixed this long before its time. Less than `undoMs`. */
	fixAheadMs: 5 * minuteMs,
	/** Recipients before the pause for the owner's review. */
	firstRecipients: 50,
	/** The number of latest emails considered for refusals. */
	breakerWindow: 100,
	/** A letter pauses automatically if more of these emails were refused. */
	breakerRefusals: 5,
	/** Maximum number of letters to one person within `frequencyMs`; any more are not sent. */
	lettersPerPerson: 2,
	frequencyMs: 30 * dayMs,
	/** Maximum size of an email in bytes: its HTML and text parts together. */
	maxMailBytes: 100_000,
	/** Maximum length of a letter's source in one language: 20 min to read, and composed within tens of milliseconds. */
	maxTextLength: 30_000,
	/** Maximum number of drafts. */
	maxDrafts: 100,
} as const

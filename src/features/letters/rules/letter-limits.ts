const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const letterLimits = {
	undoMs: 10 * minuteMs,
	/** How long before a scheduled letter's time its recipients are fixed. Less than `undoMs`. */
	fixAheadMs: 5 * minuteMs,
	/** How many recipients get the letter before it pauses for the owner's review. */
	firstRecipients: 50,
	/** How many of a letter's latest emails are searched for refusals. */
	breakerWindow: 100,
	/** A letter pauses automatically if more than this many of its latest `breakerWindow` emails were refused. */
	breakerRefusals: 5,
	/** Maximum number of letters to one person within `frequencyMs`. Further letters skip that person. */
	lettersPerPerson: 2,
	frequencyMs: 30 * dayMs,
	/** Maximum size of an email in bytes: its HTML and text parts together. */
	maxMailBytes: 100_000,
	/**
	 * Maximum length of a letter's source in one language, in characters: a text that takes 20 minutes to read, and tens
	 * of milliseconds to compose.
	 */
	maxTextLength: 30_000,
	/** Maximum number of drafts. */
	maxDrafts: 100,
} as const

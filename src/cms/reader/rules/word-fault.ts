/** The faults of a text that the panel can describe, each with the names of the values in its sentence. */
export const wordFaults = {
	/** The text is empty. */
	missing: [],
	/** `max`: the maximum number of characters; `n`: the present number. Variables are filled in. */
	'too-long': ['max', 'n'],
	/** `min`: the minimum number of characters; `n`: the present number. */
	'too-short': ['min', 'n'],
	/** Not in the form that its place requires, such as an exclamation mark in an email. */
	form: [],
	/** `text`: an invisible character, such as one that changes the writing direction. */
	character: ['text'],
	/** `text`: a tag of HTML or Markdoc in a text that shows none. */
	markup: ['text'],
	/** A Markdown mark that turns a line into something else, such as a list or code. */
	syntax: [],
	/** A heading without its anchor, or a new heading. */
	heading: [],
	/** `name`: an unknown variable. */
	variable: ['name'],
	/** `name`: an unknown argument of the message. */
	argument: ['name'],
	/** `name`: a missing argument of the message. */
	'argument-missing': ['name'],
	/** The message is not valid, for example because a brace is missing. */
	message: [],
	/** Not valid Markdown with tags. */
	tag: [],
	/** `name`: an unknown page. */
	page: ['name'],
	/** `path`: a page's address that does not have the form `/two-words`. */
	address: ['path'],
	/** `path`: another page or file has this address. */
	'address-taken': ['path'],
	/** `text`: a placeholder that has not been replaced. */
	placeholder: ['text'],
	/** A page without its first screen. */
	opening: [],
	/** `link`: a link whose target is missing or not allowed. */
	link: ['link'],
	/** `link`: a link to an anchor that its page lacks. */
	anchor: ['link'],
	/** `text`: English words in a text of another language. */
	english: ['text'],
	/** `text`: a term forbidden by the glossary, and `term`: its replacement. */
	term: ['text', 'term'],
	/** `text`: a character that the font lacks. */
	glyph: ['text'],
	/** `version`: a consent text that cannot be changed, because people agreed to it word for word. */
	consent: ['version'],
} as const

export type WordFaultValues = {
	readonly [Code in keyof typeof wordFaults]: (typeof wordFaults)[Code][number]
}

/**
 * A text's error, for display in another language.
 *
 * @example const fault: WordFault = { code: 'variable', values: { name: 'price.life' } }
 */
export type WordFault = {
	readonly code: keyof typeof wordFaults
	readonly values: Readonly<Record<string, string>>
}

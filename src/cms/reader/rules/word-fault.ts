/**
 * The faults of a text that the panel can describe, each with the names of the values that the description contains.
 */
export const wordFaults = {
	/** The text is empty. */
	missing: [],
	/** `max`: the maximum number of characters; `n`: the text's number of characters, with variables filled in. */
	'too-long': ['max', 'n'],
	/** `min`: the minimum number of characters; `n`: the text's number of characters. */
	'too-short': ['min', 'n'],
	/** The text does not have the form that its place requires: an email, for example, has no exclamation mark. */
	form: [],
	/** `text`: an invisible character, such as one that changes the writing direction. */
	character: ['text'],
	/** `text`: an HTML or Markdoc tag in a text that cannot contain tags. */
	markup: ['text'],
	/** A Markdown mark that turns a line into something else, such as a list or code. */
	syntax: [],
	/** A heading has lost its anchor, or a heading has been added. */
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
 * A fault of a text, as a code and values, so that the panel can describe it in its own language.
 *
 * @example const fault: WordFault = { code: 'variable', values: { name: 'price.life' } }
 */
export type WordFault = {
	readonly code: keyof typeof wordFaults
	readonly values: Readonly<Record<string, string>>
}

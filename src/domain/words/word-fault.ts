/** What can be wrong with a text, as far as the panel says it in a sentence of its own. */
export const wordFaultCodes = [
	/** It is empty. */
	'missing',
	/** `max`: the characters that it may have. */
	'too-long',
	/** `min`: the characters that it must have. */
	'too-short',
	/** `name`: a variable that does not exist. */
	'variable',
	/** `name`: an argument that the message does not have. */
	'argument',
	/** `name`: an argument that the message must have. */
	'argument-missing',
	/** It cannot be read as a message: a brace is missing. */
	'message',
	/** It cannot be read as Markdown with tags. */
	'tag',
	/** `name`: a page that does not exist. */
	'page',
	/** `link`: a link that leads nowhere. */
	'link',
	/** `link`: a link to a part that its page does not have. */
	'anchor',
	/** `text`: what is English in another language. */
	'english',
	/** `text`: a term that the glossary forbids, and `term`: the one to write. */
	'term',
	/** `text`: a character that the typeface does not have. */
	'glyph',
	/** `version`: people agreed to this text word for word. */
	'consent',
] as const

/**
 * What is wrong with a text, for whoever says it in another language.
 *
 * @example const fault: WordFault = { code: 'variable', values: { name: 'price.life' } }
 */
export type WordFault = {
	readonly code: (typeof wordFaultCodes)[number]
	readonly values: Readonly<Record<string, string>>
}

/** The errors of a text for which the panel has a separate sentence. */
export const wordFaultCodes = [
	/** The text is empty. */
	'missing',
	/** `max`: the maximum number of characters. */
	'too-long',
	/** `min`: the minimum number of characters. */
	'too-short',
	/** `name`: an unknown variable. */
	'variable',
	/** `name`: an unknown argument of the message. */
	'argument',
	/** `name`: a missing argument of the message. */
	'argument-missing',
	/** Not a valid message: a brace is missing. */
	'message',
	/** Not valid Markdown with tags. */
	'tag',
	/** `name`: an unknown page. */
	'page',
	/** `path`: the form of a page's address differs from `/two-words`. */
	'address',
	/** `path`: another page or file has this address. */
	'address-taken',
	/** `text`: a text to fill in is left. */
	'placeholder',
	/** A page without its first screen. */
	'opening',
	/** `link`: a link without a target. */
	'link',
	/** `link`: a link to an anchor that its page lacks. */
	'anchor',
	/** `text`: English in another language. */
	'english',
	/** `text`: a term forbidden by the glossary, and `term`: its replacement. */
	'term',
	/** `text`: a character that the font lacks. */
	'glyph',
	/** `version`: people agreed to this text word for word. */
	'consent',
] as const

/** The names of each error's values. */
export type WordFaultValues = Readonly<
	Record<'missing' | 'message' | 'tag' | 'opening', never> &
		Record<'too-long', 'max'> &
		Record<'too-short', 'min'> &
		Record<'variable' | 'argument' | 'argument-missing' | 'page', 'name'> &
		Record<'link' | 'anchor', 'link'> &
		Record<'address' | 'address-taken', 'path'> &
		Record<'english' | 'glyph' | 'placeholder', 'text'> &
		Record<'term', 'text' | 'term'> &
		Record<'consent', 'version'>
>

/**
 * A text's error, for display in another language.
 *
 * @example const fault: WordFault = { code: 'variable', values: { name: 'price.life' } }
 */
export type WordFault = {
	readonly code: (typeof wordFaultCodes)[number]
	readonly values: Readonly<Record<string, string>>
}

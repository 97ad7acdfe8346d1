import { forbiddenCharacter } from '#cms/reader/rules/source-text.ts'
import { TextError } from './words-error.ts'

/** The targets of links in Markdown: `[label](target)`, `[label]: target` and `<scheme:target>`. */
const targets = /(?:\]\(|^ {0,3}\[[^\]\r\n\u2028\u2029]*\]:|<(?=[a-z]+:))\s*([^()\s>]*)/gim

/** @throws TextError for a control character, or one that changes the writing direction */
export function checkCharacters(text: string): void {
	const [character] = forbiddenCharacter.exec(text) ?? []
	if (character === undefined) return
	const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
	throw new TextError(`${code} cannot be shown.`, 'character', { text: code })
}

/**
 * @param isQuote whether pairs of `<b>` are allowed
 * @throws TextError for a tag of HTML or Markdoc
 */
export function checkMarkup(text: string, isQuote: boolean): void {
	const rest = isQuote ? text.replaceAll(/<b>([^<]*)<\/b>/g, '$1') : text
	const [tag] = /<[a-z/!?][^>]*>?|\{%|%\}/i.exec(rest) ?? []
	const found = tag?.slice(0, 100)
	if (found !== undefined)
		throw new TextError(`“${found}” cannot be shown.`, 'markup', { text: found })
}

/** @throws TextError for a link whose scheme `checkTarget` does not allow */
export function checkLinks(text: string): void {
	for (const [, target = ''] of text.matchAll(targets)) checkTarget(target)
}

/**
 * Allows only links to pages, parts of a page, the app, other sites, e-mail addresses and phone numbers, because other
 * schemes could run or open something else.
 *
 * @throws TextError
 */
export function checkTarget(target: string): void {
	if (/^(?:page:|app:|#|\/(?!\/)|https?:\/\/|mailto:|tel:)/i.test(target)) return
	const link = target.slice(0, 100)
	throw new TextError(
		`“${link}” cannot be linked: use page:, app:, #, /, http(s):, mailto: or tel:.`,
		'link',
		{ link },
	)
}

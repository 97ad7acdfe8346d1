/** A short compound such as “e-mail”, “check-in” or the start of “E-Mail-Adresse”, which browsers break at its hyphen. */
const compound =
	/(?<![\p{L}\d-])(?:\p{L}{1,2}-\p{L}{2,14}|\p{L}{2,14}-\p{L}{1,3}(?!-))(?![\p{L}\d])/u

/**
 * Pieces that may break only if they are longer than a line: an address, or a word with a soft hyphen and its
 * punctuation.
 */
const whole =
	/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![\p{L}-])[\p{L}-]+\u00AD[\p{L}\u00AD-]+[.,:;?!]?/u

/** The patterns `compound` and `whole` combined, for `split`: every second item of the result is kept on one line. */
export const unbroken = new RegExp(`(${whole.source}|${compound.source})`, 'u')

/** The element around a piece that is kept on one line. Its name is unique, so that no other style applies to it. */
export const unbrokenElement = 'un-broken'

/** Whether a piece may break if it is longer than a line. Its element then has the class `whole`. */
export function isWhole(piece: string): boolean {
	return /[@\u00AD]/.test(piece)
}

/** The maximum length of a page that `unbrokenHtml` changes. The largest page has a quarter of it. */
const maxCharacters = 500_000

/** Comments, tags, texts, and elements whose text is not markup. */
const tokens =
	// at most 500,000 characters of a page, whose foreign texts contain no tag: unbrokenHtml
	/<!--[^]*?-->|<(head|script|style|svg|select|textarea)\b[^]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g

/**
 * Keeps the short compounds and addresses of a page on one line. Text rendered by an island is left unchanged, because
 * the island's script compares it; text passed into an island is processed.
 *
 * @example unbrokenHtml('<p>By e-mail') // '<p>By <un-broken>e-mail</un-broken>'
 */
export function unbrokenHtml(html: string): string {
	if (html.length > maxCharacters) return html
	let isIsland = false
	let slots = 0
	return html.replace(tokens, (token) => {
		if (token.startsWith('<')) {
			if (/^<\/?astro-island/.test(token)) isIsland = token[1] !== '/'
			if (/^<(?:astro-slot|template)/.test(token)) slots += 1
			if (/^<\/(?:astro-slot|template)/.test(token)) slots -= 1
			return token
		}
		if (isIsland && slots === 0) return token
		return token
			.split(unbroken)
			.map((piece, index) => {
				if (index % 2 === 0) return piece
				const attributes = isWhole(piece) ? ' class="whole"' : ''
				return `<${unbrokenElement}${attributes}>${piece}</${unbrokenElement}>`
			})
			.join('')
	})
}

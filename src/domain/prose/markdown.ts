import { prose } from './prose.ts'

/**
 * Text for a Markdown file, with the signs that Markdown would read as its own made harmless.
 *
 * @example plain('5 * 3 [sic]') // '5 \\* 3 \\[sic\\]'
 */
export function plain(text: string): string {
	return text.replace(/[\\`*_[\]<]/g, '\\$&')
}

/**
 * Prose with its marks as Markdown, readable away from its page: links become whole addresses, and
 * the marks of sources become footnotes.
 *
 * @param page the whole address of the page that the prose stands on
 * @example proseAsMarkdown('Go [on](/x) or [up](#a).[^nap]', 'https://site.example/page')
 * // 'Go [on](https://site.example/x) or [up](https://site.example/page#a).[^nap]'
 */
export function proseAsMarkdown(text: string, page: string): string {
	return prose(text)
		.map((piece) => {
			if (piece.kind === 'source') return `[^${piece.key}]`
			const words = plain(piece.text)
			if (piece.kind === 'link') return `[${words}](${new URL(piece.href, page).href})`
			return { text: words, em: `*${words}*`, strong: `**${words}**` }[piece.kind]
		})
		.join('')
}

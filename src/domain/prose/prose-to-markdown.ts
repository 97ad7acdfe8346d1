import { parseProse } from './prose.ts'

/**
 * Escapes the characters that Markdown would interpret.
 *
 * @example escapeMarkdown('5 * 3 [sic]') // '5 \\* 3 \\[sic\\]'
 */
export function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_[\]<]/g, '\\$&')
}

/**
 * Converts prose to Markdown that is independent of its page: links become absolute, and citations become footnotes.
 *
 * @param page the absolute address of the page, against which links are resolved
 * @example proseToMarkdown('Go [on](/x) or [up](#a).[^nap]', 'https://site.example/page')
 * // 'Go [on](https://site.example/x) or [up](https://site.example/page#a).[^nap]'
 */
export function proseToMarkdown(text: string, page: string): string {
	return parseProse(text)
		.map((piece) => {
			if (piece.kind === 'source') return `[^${piece.key}]`
			const words = escapeMarkdown(piece.text)
			if (piece.kind === 'link') return `[${words}](${new URL(piece.href, page).href})`
			return { text: words, em: `*${words}*`, strong: `**${words}**` }[piece.kind]
		})
		.join('')
}

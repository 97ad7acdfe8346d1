import type { LetterParts } from '#server/letters/drafts/letter-body.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'

/** The blocks of a letter on a page of the site, whose styles are in `layouts/notice.css`. */
export const pageBlocks: LetterParts = {
	paragraph: (html) => `<p>${html}</p>`,
	heading: (level, html) => `<h${level}>${html}</h${level}>`,
	list: (first, items) => {
		const tag = first === null ? 'ul' : 'ol'
		const start = first === null || first === 1 ? '' : ` start="${first}"`
		return `<${tag}${start}>${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`
	},
	link: (url, html) => `<a href="${escapeHtml(url)}">${html}</a>`,
	button: (url, html) => `<p><a class="button" href="${escapeHtml(url)}">${html}</a></p>`,
	picture: ({ url, alt, width, height }) =>
		`<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy"></p>`,
}

import TurndownService from 'turndown'

/**
 * The ends of phrases that only the page's layout separates from the next phrase. In the Markdown, a space follows
 * them.
 */
const adjacentPhrases = /<\/(?:a|b|span)>(?=<(?:a|b|cite|span)\b)|<\/b>(?=[\p{L}\p{Pi}])/gu

/** The elements that the Markdown leaves out: drawings, controls, navigation, and whatever is not printed either. */
const leftOut = [
	'button, dialog, form, nav:not(:has(h3)), script, svg, text',
	'[aria-hidden], [data-no-print], [data-scripted], [hidden]',
	'#sources span:has(a), #sources summary',
].join()

/**
 * Converts a rendered page to Markdown, for clients that do not render HTML: its text from the title on, without
 * drawings, forms and navigation. Links become absolute, and citations footnotes.
 *
 * @param address the page's absolute URL, the base of its links
 * @example pageAsMarkdown('<main><h1>A</h1><a href="#b">B</a></main>', 'https://site.example/a')
 * // '# A\n\n<https://site.example/a>\n\n[B](https://site.example/a#b)\n'
 */
export function pageAsMarkdown(html: string, address: string): string {
	const main = html.slice(html.indexOf('<h1'), html.indexOf('</main>'))
	const text = withoutDrawings(main)
		.replaceAll(adjacentPhrases, '$& ')
		// The lines of a verse.
		.replaceAll(/<blockquote><p>[^<]*/g, (quote) => quote.replaceAll('\n', '<br>'))
	const service = new TurndownService({
		headingStyle: 'atx',
		bulletListMarker: '-',
		emDelimiter: '*',
	})
	service.escape = escapeMarkdown
	const urlOf = (node: Element, attribute: string) =>
		new URL(node.getAttribute(attribute) ?? '', address).href
	const rules: Readonly<Record<string, TurndownService.ReplacementFunction>> = {
		'a[href]': (content, node) =>
			linked(content.trim() || (node.getAttribute('aria-label') ?? ''), urlOf(node, 'href')),
		img: (_, node) => `![${escapeMarkdown(node.getAttribute('alt') ?? '')}](${urlOf(node, 'src')})`,
		'a span + span': (content) => `\n${content}`,
		'sup:has(a)': (_, node) => `[^${node.querySelector('a')?.getAttribute('href')?.slice(1)}]`,
		'sup:not(:has(a))': () => '',
		'#sources li': (content, node) => `[^${node.id}]: ${content.trim()}\n\n`,
		'li:has(h3)': (content) => `\n\n${content.trim()}\n\n`,
		summary: (content) => `\n\n### ${content.trim()}\n\n`,
		'dl > div': (content) => `-   ${content.trim()}\n`,
		dt: (content, node) =>
			node.nextElementSibling?.nodeName === 'DT' ? `~~${content}~~ ` : `**${content}** `,
		dd: (content) => content.trim(),
		'th, td': (content) => ` ${content.trim()} |`,
		tr: (content) => `|${content}\n`,
		'thead tr': (content, node) => `|${content}\n|${' - |'.repeat(node.childNodes.length)}\n`,
		tbody: (content) => content,
		thead: (content) => content,
		[leftOut]: () => '',
	}
	for (const [selector, replacement] of Object.entries(rules))
		service.addRule(selector, { filter: (node) => node.matches(selector), replacement })
	return `${service.turndown(text).replace(/^# .*$/m, `$&\n\n<${address}>`)}\n`
}

/** Removes the drawings. They hold most of a page's elements, and parsing all elements takes much memory. */
function withoutDrawings(html: string): string {
	const [before = '', ...drawn] = html.split('<svg')
	return before + drawn.map((each) => each.split('</svg>').slice(1).at(-1) ?? '').join('')
}

/** Makes only the first line of a link's content a link. On a card, this line is the heading. */
function linked(content: string, href: string): string {
	return content.replace(/^(#+ )?(.*)/, (_, heading = '', line) => `${heading}[${line}](${href})`)
}

function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_[\]<]/g, '\\$&')
}

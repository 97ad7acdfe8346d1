import Markdoc, { type Node, type NodeType } from '@markdoc/markdoc'
import { appScreens } from '#cms/reader/facts/app-screens.ts'
import { type AppScreenName, isAppScreen } from '#cms/reader/schemas/drawings.ts'

/**
 * Converts a page's text to standalone Markdown: tags become lists, quotations and tables, links become absolute, and
 * citations become footnotes.
 *
 * @param page the page's absolute URL, the base of its links
 */
export function proseAsMarkdown(nodes: readonly Node[], page: string): string {
	return nodes
		.flatMap((node) => plain(node, page))
		.map(printed)
		.join('\n\n')
}

/**
 * Converts a text from a YAML file as `proseAsMarkdown` does.
 *
 * @example textAsMarkdown('Go [on](/x) or [up](#a).', 'https://site.example/page')
 * // 'Go [on](https://site.example/x) or [up](https://site.example/page#a).'
 */
export function textAsMarkdown(text: string, page: string): string {
	return proseAsMarkdown(Markdoc.parse(text).children, page)
}

export function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_[\]<]/g, '\\$&')
}

function printed(node: Node): string {
	return Markdoc.format(node, { orderedListMode: 'increment' })
		.replaceAll('&nbsp;', '\u00A0')
		.trim()
}

/** Replaces a node's tags with plain Markdown. `unit` is written after each level of an example day. */
function plain(node: Node, page: string, unit = '%'): readonly Node[] {
	const { attributes } = node
	const children = node.children.flatMap((child) =>
		plain(child, page, String(attributes['unit'] ?? unit)),
	)
	if (node.type === 'link')
		return [like('link', children, { href: absolute(attributes['href'], page) })]
	if (node.type === 'text') return [textNode(escapeMarkdown(String(attributes['content'])))]
	if (node.type === 'item') return [item(children, leading(attributes, unit))]
	if (!node.tag) return [like(node.type, children, attributes)]
	switch (node.tag) {
		case 'source':
			return [textNode(`[^${attributes['primary']}]`)]
		case 'note':
		case 'pull':
			return [like('blockquote', children)]
		case 'details':
			return [paragraph(bold(String(attributes['summary']))), ...children]
		case 'screens':
			return [
				like('list', [attributes['primary']].flat().filter(isAppScreen).map(screen), {
					ordered: false,
				}),
			]
		default:
			return children
	}
}

/** A prefix with the values of a list item's attributes. */
function leading({ time, level, insteadOf }: Node['attributes'], unit: string): readonly Node[] {
	if (typeof time === 'string') return [bold(`${time}, ${level}${unit}.`), textNode(' ')]
	return typeof insteadOf === 'string'
		? [like('s', [textNode(escapeMarkdown(insteadOf))]), textNode(' ')]
		: []
}

function item([first, ...others]: readonly Node[], before: readonly Node[]): Node {
	const opening = like('inline', [...before, ...(first?.children ?? [])])
	return like('item', [opening, ...others])
}

function screen(name: AppScreenName): Node {
	const { title, text: words, screen: shown } = appScreens()[name]
	return item(
		[
			like('inline', [
				bold(title),
				textNode(` ${escapeMarkdown(`${words} ${shown.description}`)}`),
			]),
		],
		[],
	)
}

function absolute(href: unknown, page: string): string {
	return new URL(String(href), page).href
}

function paragraph(child: Node): Node {
	return like('paragraph', [like('inline', [child])])
}

function bold(words: string): Node {
	return like('strong', [textNode(words)])
}

function textNode(content: string): Node {
	return like('text', [], { content })
}

function like(
	type: NodeType,
	children: readonly Node[],
	attributes: Node['attributes'] = {},
): Node {
	return new Markdoc.Ast.Node(type, attributes, [...children])
}

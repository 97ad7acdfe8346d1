import type { Link } from '#words/schemas/common.ts'
import type { BlockPage } from './block-pages.ts'
import type { ShownBlock } from './block-props.ts'
import { escapeMarkdown, textAsMarkdown } from './prose-as-markdown.ts'

/** Fields that are headings, and fields that are paragraphs, in the order in which they are read. */
const headings = ['title', 'question', 'name', 'label'] as const
const paragraphs = [
	'lede',
	'text',
	'quote',
	'description',
	'answer',
	'good',
	'open',
	'impact',
] as const
const lists = ['items', 'steps', 'questions', 'rivals', 'rows', 'tools', 'offers'] as const

/**
 * The texts of a page's blocks as Markdown, one part per block.
 *
 * @param page the page's absolute URL, the base of its links
 */
export function blocksAsMarkdown({ blocks }: BlockPage, page: string): readonly string[] {
	return blocks.flatMap((block, at) => partOf(block, at === 0 ? '#' : '##', page))
}

type Group = Readonly<Record<string, unknown>>

function partOf(group: ShownBlock | Group, level: string, page: string): readonly string[] {
	const fields: Group = { ...group }
	const texts = (names: readonly string[]) =>
		names.flatMap((name) => {
			const text = fields[name]
			return typeof text === 'string' ? [text] : []
		})
	const { href, action } = fields
	const [heading = ''] = texts(headings)
	const link = isLink(action) ? action : null
	return [
		...(heading === '' ? [] : [`${level} ${linked(heading, href, page)}`]),
		...texts(paragraphs).map((text) => textAsMarkdown(text, page)),
		...lists.flatMap((name) => {
			const list = fields[name]
			return Array.isArray(list) ? list.flatMap((each) => listed(each, page)) : []
		}),
		...(link === null ? [] : [linked(link.label, link.href, page)]),
	]
}

function listed(item: unknown, page: string): readonly string[] {
	if (typeof item === 'string') return [`- ${escapeMarkdown(item)}`]
	return partOf({ ...Object(item) }, '###', page)
}

function linked(label: string, href: unknown, page: string): string {
	const text = escapeMarkdown(label)
	return typeof href === 'string' ? `[${text}](${new URL(href, page).href})` : text
}

function isLink(value: unknown): value is Link {
	return typeof value === 'object' && value !== null && 'href' in value && 'label' in value
}

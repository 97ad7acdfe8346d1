import { citationUrl } from '#site/ui/text/citation-url.ts'
import type { Source } from '#cms/reader/schemas/citation.ts'
import type { Link } from '#cms/reader/schemas/common.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import type { ShownBlock } from '#site/messages/shown-block.ts'
import type { BlockPage } from '#site/seo/props/block-pages.ts'
import { escapeMarkdown, proseAsMarkdown, textAsMarkdown } from './prose-as-markdown.ts'

/** The fields of a block that are headings, and those that are paragraphs, each in reading order. */
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
const lists = [
	'items',
	'steps',
	'questions',
	'rivals',
	'rows',
	'tools',
	'offers',
	'paragraphs',
] as const

/**
 * The texts of a page's blocks as Markdown, one part per block.
 *
 * @param page the page's absolute URL, the base of its links
 */
export function blocksAsMarkdown({ blocks }: BlockPage, page: string): readonly string[] {
	return blocks.flatMap((block, at) => {
		const level = at === 0 ? '#' : '##'
		switch (block.block) {
			case 'opening':
				return [
					...partOf({ title: block.title, lede: block.lede }, level, page),
					...firstLines(block, page),
				]
			case 'body':
				return [
					...(block.use ? partOf(block.use, level, page) : []),
					...block.parts.flatMap(({ title, nodes }) => [
						`## ${escapeMarkdown(title)}`,
						proseAsMarkdown(nodes, page),
					]),
				]
			case 'closing':
				return closing(block, page)
			case 'wall':
				return quoteList(block)
			case 'captions':
				return captions(block)
			case 'pins':
				return pinList(block)
			// Omitted, because the figures of this block are drawings.
			case 'claims':
				return []
			default:
				return partOf(block, level, page)
		}
	})
}

type Of<Kind> = Extract<ShownBlock, { readonly block: Kind }>

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
			if (!Array.isArray(list)) return []
			return list.flatMap((each) =>
				typeof each === 'string'
					? [(name === 'paragraphs' ? '' : '- ') + textAsMarkdown(each, page)]
					: partOf({ ...Object(each) }, '###', page),
			)
		}),
		...(link === null ? [] : [linked(link.label, link.href, page)]),
	]
}

function linked(label: string, href: unknown, page: string): string {
	const text = escapeMarkdown(label)
	return typeof href === 'string' ? `[${text}](${new URL(href, page).href})` : text
}

function isLink(value: unknown): value is Link {
	return typeof value === 'object' && value !== null && 'href' in value && 'label' in value
}

function firstLines({ first = [] }: Of<'opening'>, page: string): readonly string[] {
	const lines = first.map(
		({ name, text }, index) =>
			`${index + 1}. **${escapeMarkdown(name)}** ${textAsMarkdown(text, page)}`,
	)
	return lines.length > 0 ? [lines.join('\n')] : []
}

function closing(
	{ words: titles, related, next, dates, sources }: Of<'closing'>,
	page: string,
): readonly string[] {
	return [
		`## ${escapeMarkdown(titles.related)}`,
		bullets(
			related.map(
				({ label, href, text }) => `${linked(label, href, page)}. ${escapeMarkdown(text)}`,
			),
		),
		`## ${escapeMarkdown(next.title)}`,
		textAsMarkdown(next.text, page),
		linked(next.action.label, next.action.href, page),
		`${dates.words} ${textAsMarkdown(dates.editors, page)}`,
		...sources.items.map(footnote),
	]
}

function bullets(items: readonly string[]): string {
	return items.map((item) => `- ${item}`).join('\n')
}

function footnote({ key, authors, year, title, venue, ...work }: Source): string {
	const url = citationUrl(work)
	const name = url === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${url})`
	return `[^${key}]: ${escapeMarkdown(authors)} (${year}). ${name}${title.endsWith('?') ? '' : '.'} *${escapeMarkdown(venue)}*.`
}

function quoteList({ items, listTitle }: Of<'wall'>): readonly string[] {
	return [
		`## ${escapeMarkdown(listTitle)}`,
		...items.flatMap(({ text, original, author, work, context }) => [
			blockQuote([text, ...(original ? [original.text] : []), `${author}, ${work}`]),
			escapeMarkdown(context),
		]),
	]
}

function captions({ title, intro, groups }: Of<'captions'>): readonly string[] {
	return [
		`## ${escapeMarkdown(title)}`,
		escapeMarkdown(intro),
		...groups.flatMap(({ name, lines }) => [
			`### ${escapeMarkdown(name)}`,
			bullets(lines.map(escapeMarkdown)),
		]),
	]
}

/** Line breaks within a paragraph are kept, for verse. */
function blockQuote(texts: readonly string[]): string {
	return texts.map((text) => `> ${escapeMarkdown(text).replaceAll('\n', '\\\n> ')}`).join('\n>\n')
}

function pinList({ items, listTitle }: Of<'pins'>): readonly string[] {
	return [
		`## ${escapeMarkdown(listTitle)}`,
		bullets(
			items.map(
				({ id, text, style }) =>
					`[${escapeMarkdown(text.join(' '))}](${absoluteUrl(`/pins/${id}.svg`)}). ${escapeMarkdown(style)}.`,
			),
		),
	]
}

import { absoluteUrl } from '#words/site-urls.ts'
import { citationUrl } from '#domain/citation/citation-url.ts'
import { words } from '#words/entries.ts'
import type { Prose } from '#words/prose.ts'
import type { ArticleClosing, Dates, NextStep, SourceList } from '#words/schemas/article.ts'
import type { Source } from '#words/schemas/citation.ts'
import type { Guide, Pins, Quotes } from '#words/schemas/guides.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'
import { type BlockPage, landingPages } from './block-pages.ts'
import { blocksAsMarkdown } from './blocks-as-markdown.ts'
import { guides, pinPages, quotePages } from './guides.ts'
import { escapeMarkdown, proseAsMarkdown, textAsMarkdown } from './prose-as-markdown.ts'
import { perSite } from '#words/site.ts'

/** A page as Markdown, for clients that do not render HTML. */
type MarkdownPage = {
	/** The path of the page, without its slash. */
	readonly name: string
	readonly text: string
}

export const markdownPages = perSite((): readonly MarkdownPage[] => [
	...guides().map((page) => markdownPage(page, firstLines(page))),
	...quotePages().map((page) => markdownPage(page, quoteList(page))),
	...pinPages().map((page) => markdownPage(page, pinList(page))),
	...landingPages().map(landingPage),
])

function landingPage(page: BlockPage): MarkdownPage {
	const address = absoluteUrl(page.head.path)
	const [title = '', ...others] = blocksAsMarkdown(page, address)
	const text = [title, `<${address}>`, ...others].join('\n\n')
	return { name: page.head.path.slice(1), text: `${text}\n` }
}

type Page = Prose &
	Pick<Guide, 'title' | 'lede'> &
	ArticleClosing & {
		readonly head: { readonly path: string; readonly language: PageLanguage }
		readonly next: NextStep
		readonly dates: Dates
		readonly sources: SourceList
	}

function markdownPage(page: Page, opening: readonly string[]): MarkdownPage {
	const { head, title, lede, parts, dates, next, faq, related, sources } = page
	const address = absoluteUrl(head.path)
	const toMarkdown = (text: string) => textAsMarkdown(text, address)
	const { closing } = words('guideWords', head.language)
	const paragraphs = [
		`# ${escapeMarkdown(title)}`,
		escapeMarkdown(lede),
		`<${address}>`,
		...opening,
		...parts.flatMap((part) => [
			`## ${escapeMarkdown(part.title)}`,
			proseAsMarkdown(part.nodes, address),
		]),
		`## ${escapeMarkdown(closing.faq)}`,
		...faq.flatMap(({ question, answer }) => [
			`### ${escapeMarkdown(question)}`,
			escapeMarkdown(answer),
		]),
		`## ${escapeMarkdown(closing.related)}`,
		bullets(
			related.map(
				({ label, href, text }) => `${link(label, href, address)}. ${escapeMarkdown(text)}`,
			),
		),
		`## ${escapeMarkdown(next.title)}`,
		toMarkdown(next.text),
		link(next.action.label, next.action.href, address),
		`${dates.words} ${toMarkdown(dates.editors)}`,
		...sources.items.map(footnote),
	]
	return { name: head.path.slice(1), text: `${paragraphs.join('\n\n')}\n` }
}

function firstLines({ first = [], head }: Pick<Guide, 'first'> & Pick<Page, 'head'>) {
	const page = absoluteUrl(head.path)
	const lines = first.map(
		({ name, text }, index) =>
			`${index + 1}. **${escapeMarkdown(name)}** ${textAsMarkdown(text, page)}`,
	)
	return lines.length > 0 ? [lines.join('\n')] : []
}

function link(label: string, href: string, page: string): string {
	return `[${escapeMarkdown(label)}](${new URL(href, page).href})`
}

function bullets(items: readonly string[]): string {
	return items.map((item) => `- ${item}`).join('\n')
}

function footnote({ key, authors, year, title, venue, ...work }: Source): string {
	const url = citationUrl(work)
	const name = url === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${url})`
	return `[^${key}]: ${escapeMarkdown(authors)} (${year}). ${name}${title.endsWith('?') ? '' : '.'} *${escapeMarkdown(venue)}*.`
}

function quoteList({
	items,
	listTitle,
	captions,
}: Pick<Quotes, 'items' | 'listTitle' | 'captions'>) {
	return [
		`## ${escapeMarkdown(listTitle)}`,
		...items.flatMap(({ text, original, author, work, context }) => [
			blockQuote([text, ...(original ? [original.text] : []), `${author}, ${work}`]),
			escapeMarkdown(context),
		]),
		`## ${escapeMarkdown(captions.title)}`,
		escapeMarkdown(captions.intro),
		...captions.groups.flatMap(({ name, lines }) => [
			`### ${escapeMarkdown(name)}`,
			bullets(lines.map(escapeMarkdown)),
		]),
	]
}

/** A block quotation. Line breaks within a paragraph are kept, for verse. */
function blockQuote(paragraphs: readonly string[]): string {
	return paragraphs
		.map((text) => `> ${escapeMarkdown(text).replaceAll('\n', '\\\n> ')}`)
		.join('\n>\n')
}

function pinList({ items, listTitle }: Pick<Pins, 'items' | 'listTitle'>): readonly string[] {
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

import { absoluteUrl } from '#words/site-urls.ts'
import type {
	Article,
	ArticleClosing,
	ArticleHeadWords,
	ArticlePart,
	Block,
	Comparison,
} from '#content/types/article.ts'
import type { Source } from '#content/types/citation.ts'
import { citationUrl } from '#domain/citation/citation-url.ts'
import type { Pins } from '#content/types/pin.ts'
import type { Quotes } from '#content/types/quote.ts'
import { escapeMarkdown, proseToMarkdown } from '#domain/prose/prose-to-markdown.ts'
import { articleWords } from '#content/articles/shared-words.ts'
import { articles } from '#content/articles/articles.ts'
import { pins } from '#content/articles/pins.ts'
import { quotes } from '#content/articles/quotes.ts'

/** A page as Markdown, for clients that do not render HTML. */
type MarkdownPage = {
	/** The path of the page, without its slash. */
	readonly name: string
	readonly text: string
}

export const markdownPages: readonly MarkdownPage[] = [
	...articles.map(articlePage),
	...Object.values(quotes).map((page) => markdownPage(page, quoteList(page))),
	...Object.values(pins).map((page) => markdownPage(page, pinList(page))),
]

function articlePage(article: Article): MarkdownPage {
	const page = absoluteUrl(article.head.path)
	const lines = article.first?.lines.map(
		({ name, text }, index) =>
			`${index + 1}. **${escapeMarkdown(name)}** ${proseToMarkdown(text, page)}`,
	)
	return markdownPage(article, lines ? [lines.join('\n')] : [], article.sources.items)
}

function markdownPage(
	page: ArticleHeadWords & ArticleClosing & { parts: readonly ArticlePart[] },
	opening: readonly string[],
	sources: readonly Source[] = [],
): MarkdownPage {
	const { head, title, lede, parts, dates, next } = page
	const address = absoluteUrl(head.path)
	const toMarkdown = (text: string) => proseToMarkdown(text, address)
	const paragraphs = [
		`# ${escapeMarkdown(title)}`,
		escapeMarkdown(lede),
		`<${address}>`,
		...opening,
		...parts.flatMap((part) => [
			`## ${escapeMarkdown(part.title)}`,
			...part.blocks.map((block) => blockAsMarkdown(block, toMarkdown)),
		]),
		...closing(page, toMarkdown),
		`## ${escapeMarkdown(next.title)}`,
		toMarkdown(next.text),
		`[${escapeMarkdown(next.action.label)}](${new URL(next.action.href, address).href})`,
		`${dates.words} ${toMarkdown(dates.editors)}`,
		...sources.map(footnote),
	]
	return { name: head.path.slice(1), text: `${paragraphs.join('\n\n')}\n` }
}

type ToMarkdown = (text: string) => string

function blockAsMarkdown(block: Block, toMarkdown: ToMarkdown): string {
	if (typeof block === 'string') return toMarkdown(block)
	if ('list' in block) return bullets(block.list.map(toMarkdown))
	if ('steps' in block)
		return block.steps.map((text, index) => `${index + 1}. ${toMarkdown(text)}`).join('\n')
	if ('note' in block) return `> ${toMarkdown(block.note)}`
	if ('table' in block) return table(block.table)
	if ('figure' in block) {
		const { title, labels, caption } = block.figure
		return `**${escapeMarkdown(title)}.** ${labels.map(escapeMarkdown).join('. ')}. ${toMarkdown(caption)}`
	}
	if ('scene' in block) return toMarkdown(block.scene.caption ?? '')
	if ('pull' in block) return `> ${escapeMarkdown(block.pull)}`
	if ('drawnSteps' in block)
		return block.drawnSteps.map(({ text }, index) => `${index + 1}. ${toMarkdown(text)}`).join('\n')
	if ('screens' in block)
		return bullets(
			block.screens.map(
				({ title, text, screen }) =>
					`**${escapeMarkdown(title)}** ${escapeMarkdown(text)} ${escapeMarkdown(screen.description)}`,
			),
		)
	if ('terms' in block) {
		return bullets(
			block.terms.map(({ name, text, insteadOf }) => {
				const replaced = insteadOf === undefined ? '' : `~~${escapeMarkdown(insteadOf)}~~ `
				return `${replaced}**${escapeMarkdown(name)}** ${toMarkdown(text)}`
			}),
		)
	}
	if ('details' in block) {
		const { summary, blocks } = block.details
		const texts = blocks.map((inner) => blockAsMarkdown(inner, toMarkdown))
		return [`**${escapeMarkdown(summary)}**`, ...texts].join('\n\n')
	}
	if ('day' in block) {
		return bullets(
			block.day.map(
				({ time, level, title, text }) =>
					`**${time}, ${level}${block.unit ?? '%'}.** ${escapeMarkdown(title)}. ${escapeMarkdown(text)}`,
			),
		)
	}
	return bullets(
		block.links.map(
			({ label, href, text }) => `${toMarkdown(`[${label}](${href})`)}. ${escapeMarkdown(text)}`,
		),
	)
}

function closing(
	{ head, faq, related }: ArticleHeadWords & ArticleClosing,
	toMarkdown: ToMarkdown,
): readonly string[] {
	const words = articleWords[head.language].closing
	return [
		`## ${escapeMarkdown(words.faq)}`,
		...faq.flatMap((each) =>
			each ? [`### ${escapeMarkdown(each.question)}`, escapeMarkdown(each.answer)] : [],
		),
		`## ${escapeMarkdown(words.related)}`,
		blockAsMarkdown({ links: related }, toMarkdown),
	]
}

function bullets(items: readonly string[]): string {
	return items.map((item) => `- ${item}`).join('\n')
}

function table({ columns, rows }: Comparison): string {
	return [
		row(['', ...columns]),
		row(['', ...columns].map(() => '---')),
		...rows.map(({ name, cells }) => row([name, ...cells])),
	].join('\n')
}

function row(cells: readonly string[]): string {
	return `| ${cells.map((cell) => escapeMarkdown(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

function footnote({ key, authors, year, title, venue, ...work }: Source): string {
	const url = citationUrl(work)
	const link = url === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${url})`
	return `[^${key}]: ${escapeMarkdown(authors)} (${year}). ${link}${title.endsWith('?') ? '' : '.'} *${escapeMarkdown(venue)}*.`
}

function quoteList({ items, listTitle, captions }: Quotes): readonly string[] {
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

function pinList({ items, listTitle }: Pins): readonly string[] {
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

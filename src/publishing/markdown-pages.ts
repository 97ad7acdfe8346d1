import { absolute } from '#content/links.ts'
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
import { plain, proseAsMarkdown } from '#domain/prose/markdown.ts'
import { closingWords } from '#content/articles/closing.ts'
import { articles } from '#content/articles/all.ts'
import { pins } from '#content/articles/social-battery-pin.ts'
import { quotes } from '#content/articles/social-battery-quotes.ts'

/** A page as Markdown, for programs that read without a browser. */
type MarkdownPage = {
	/** The page's own path without its slash. */
	readonly name: string
	readonly text: string
}

export const markdownPages: readonly MarkdownPage[] = [
	...articles.map(articlePage),
	markdownPage(quotes, quoteList(quotes)),
	markdownPage(pins, pinList(pins)),
]

function articlePage(article: Article): MarkdownPage {
	const page = absolute(article.head.path)
	const lines = article.first?.lines.map(
		({ name, text }, index) => `${index + 1}. **${plain(name)}** ${proseAsMarkdown(text, page)}`,
	)
	return markdownPage(article, lines ? [lines.join('\n')] : [], article.sources.items)
}

function markdownPage(
	page: ArticleHeadWords & ArticleClosing & { parts: readonly ArticlePart[] },
	opening: readonly string[],
	sources: readonly Source[] = [],
): MarkdownPage {
	const { head, title, lede, parts, dates, next } = page
	const address = absolute(head.path)
	const words = (text: string) => proseAsMarkdown(text, address)
	const paragraphs = [
		`# ${plain(title)}`,
		plain(lede),
		`<${address}>`,
		...opening,
		...parts.flatMap((part) => [
			`## ${plain(part.title)}`,
			...part.blocks.map((block) => blockOf(block, words)),
		]),
		...closing(page, words),
		`## ${plain(next.title)}`,
		words(next.text),
		`[${plain(next.action.label)}](${new URL(next.action.href, address).href})`,
		`${dates.words} ${words(dates.editors)}`,
		...sources.map(footnote),
	]
	return { name: head.path.slice(1), text: `${paragraphs.join('\n\n')}\n` }
}

type Words = (text: string) => string

function blockOf(block: Block, words: Words): string {
	if (typeof block === 'string') return words(block)
	if ('list' in block) return bullets(block.list.map(words))
	if ('steps' in block)
		return block.steps.map((text, index) => `${index + 1}. ${words(text)}`).join('\n')
	if ('note' in block) return `> ${words(block.note)}`
	if ('pull' in block) return `> ${plain(block.pull)}`
	if ('table' in block) return table(block.table)
	if ('figure' in block) {
		const { title, labels, caption } = block.figure
		return `**${plain(title)}.** ${labels.map(plain).join('. ')}. ${words(caption)}`
	}
	if ('drawnSteps' in block)
		return block.drawnSteps.map(({ text }, index) => `${index + 1}. ${words(text)}`).join('\n')
	if ('terms' in block) {
		return bullets(
			block.terms.map(({ name, text, insteadOf }) => {
				const old = insteadOf === undefined ? '' : `~~${plain(insteadOf)}~~ `
				return `${old}**${plain(name)}** ${words(text)}`
			}),
		)
	}
	if ('day' in block) {
		return bullets(
			block.day.map(
				({ time, level, title, text }) => `**${time}, ${level}%.** ${plain(title)}. ${plain(text)}`,
			),
		)
	}
	return bullets(
		block.links.map(({ label, href, text }) => `${words(`[${label}](${href})`)}. ${plain(text)}`),
	)
}

function closing({ faq, related }: ArticleClosing, words: Words): readonly string[] {
	return [
		`## ${plain(closingWords.faq)}`,
		...faq.flatMap((each) => (each ? [`### ${plain(each.question)}`, plain(each.answer)] : [])),
		`## ${plain(closingWords.related)}`,
		blockOf({ links: related }, words),
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
	return `| ${cells.map((cell) => plain(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

function footnote({ key, authors, year, title, venue, ...work }: Source): string {
	const url = citationUrl(work)
	const link = url === undefined ? plain(title) : `[${plain(title)}](${url})`
	return `[^${key}]: ${plain(authors)} (${year}). ${link}${title.endsWith('?') ? '' : '.'} *${plain(venue)}*.`
}

function quoteList({ items, listTitle, captions }: Quotes): readonly string[] {
	return [
		`## ${plain(listTitle)}`,
		...items.flatMap(({ text, original, author, work, context }) => [
			cited([text, ...(original ? [original.text] : []), `${author}, ${work}`]),
			plain(context),
		]),
		`## ${plain(captions.title)}`,
		plain(captions.intro),
		...captions.groups.flatMap(({ name, lines }) => [
			`### ${plain(name)}`,
			bullets(lines.map(plain)),
		]),
	]
}

/** Paragraphs of a quotation; a line of verse ends where it ends. */
function cited(paragraphs: readonly string[]): string {
	return paragraphs.map((text) => `> ${plain(text).replaceAll('\n', '\\\n> ')}`).join('\n>\n')
}

function pinList({ items, listTitle }: Pins): readonly string[] {
	return [
		`## ${plain(listTitle)}`,
		bullets(
			items.map(
				({ id, text, style }) =>
					`[${plain(text.join(' '))}](${absolute(`/pins/${id}.svg`)}). ${plain(style)}.`,
			),
		),
	]
}

import { isBareLink } from '#domain/letters/bare-links.ts'
import {
	inlineLinks,
	type LetterBlock,
	type LetterInline,
	plainText,
} from '#domain/letters/letter-block.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import * as mailBlocks from '#server/platform/mail/mail-blocks.ts'

/** Renderers of a letter's blocks. Their HTML arguments are escaped; addresses and alternative texts are not. */
export type LetterParts = Pick<
	typeof mailBlocks,
	'button' | 'heading' | 'link' | 'list' | 'paragraph' | 'picture'
>

/**
 * The HTML of a letter's blocks. Everything in them is escaped.
 *
 * @param parts defaults to the blocks of mails
 */
export function letterHtml(
	blocks: readonly LetterBlock[],
	parts: LetterParts = mailBlocks,
): string {
	return blocks.map((block) => blockHtml(block, parts)).join('\n')
}

function blockHtml(block: LetterBlock, parts: LetterParts): string {
	if (block.kind === 'list') {
		const items = block.items.map((item) => itemHtml(item, parts))
		return parts.list(block.first, items)
	}
	if (block.kind === 'picture') return parts.picture(block)
	const words = inlineHtml(block.content, parts)
	if (block.kind === 'heading') return parts.heading(block.level, words)
	return block.kind === 'button' ? parts.button(block.url, words) : parts.paragraph(words)
}

/** Omits the paragraph elements, whose margins would separate the lines of a list. */
function itemHtml(blocks: readonly LetterBlock[], parts: LetterParts): string {
	return blocks
		.map((block) =>
			block.kind === 'paragraph' ? inlineHtml(block.content, parts) : blockHtml(block, parts),
		)
		.join('<br>')
}

function inlineHtml(content: readonly LetterInline[], parts: LetterParts): string {
	return content
		.map((inline) => {
			if (inline.kind === 'text') return escapeHtml(inline.text)
			if (inline.kind === 'break') return '<br>'
			const words = inlineHtml(inline.content, parts)
			if (inline.kind === 'link') return parts.link(inline.url, words)
			return inline.kind === 'strong' ? `<b>${words}</b>` : `<i>${words}</i>`
		})
		.join('')
}

/** The blocks as plain text, in the order of the HTML. The links of a block follow it, each on its own line. */
export function letterText(blocks: readonly LetterBlock[]): string {
	return blocks.map(blockText).join('\n\n')
}

function blockText(block: LetterBlock): string {
	if (block.kind === 'list') {
		return block.items
			.map((item, index) => {
				const marker = block.first === null ? '- ' : `${block.first + index}. `
				const lines = item.map(blockText).join('\n').split('\n')
				return marker + lines.join(`\n${' '.repeat(marker.length)}`)
			})
			.join('\n')
	}
	if (block.kind === 'picture') return `[${block.alt}]`
	const words = plainText(block.content)
	if (block.kind === 'button') return `${words}:\n${block.url}`
	const links = inlineLinks(block.content)
		// A bare link already shows its address.
		.filter((each) => !isBareLink(each.words))
		.map((each) => `${each.words}:\n${each.url}`)
	return [words, ...links].join('\n')
}

import {
	inlineLinks,
	isBareLink,
	type LetterBlock,
	type LetterInline,
	plainText,
} from '#features/letters/rules/letter-block.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import {
	button,
	heading,
	link,
	list,
	paragraph,
	picture,
} from '#features/mail-design/mail-design.ts'

/** Escapes everything in the blocks. */
export function letterHtml(blocks: readonly LetterBlock[]): string {
	return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: LetterBlock): string {
	if (block.kind === 'list') {
		const items = block.items.map(itemHtml)
		return list(block.first, items)
	}
	if (block.kind === 'picture') return picture(block)
	const words = inlineHtml(block.content)
	if (block.kind === 'heading') return heading(block.level, words)
	return block.kind === 'button' ? button(block.url, words) : paragraph(words)
}

/**
 * The HTML of a list item. Its paragraphs get no elements of their own, because their margins would separate the lines
 * of the list.
 */
function itemHtml(blocks: readonly LetterBlock[]): string {
	return blocks
		.map((block) => (block.kind === 'paragraph' ? inlineHtml(block.content) : blockHtml(block)))
		.join('<br>')
}

function inlineHtml(content: readonly LetterInline[]): string {
	return content
		.map((inline) => {
			if (inline.kind === 'text') return escapeHtml(inline.text)
			if (inline.kind === 'break') return '<br>'
			const words = inlineHtml(inline.content)
			if (inline.kind === 'link') return link(inline.url, words)
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
		// A link whose words are its address needs no line of its own.
		.filter((each) => !isBareLink(each.words))
		.map((each) => `${each.words}:\n${each.url}`)
	return [words, ...links].join('\n')
}

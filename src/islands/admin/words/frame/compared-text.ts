/**
 * Normalizes a text for comparison with a page: NFC, without soft hyphens, any white space as one space.
 *
 * @example comparedText('10\u00A0\n $') // '10 $'
 */
export function comparedText(text: string): string {
	return compared(text).trim()
}

/** Dollars follow their country if the reader has another currency: the same text with another fact. */
function compared(text: string): string {
	return text
		.normalize('NFC')
		.replaceAll('\u00AD', '')
		.replaceAll('US$', '$')
		.replaceAll(/\s+/g, ' ')
}

/** The texts of a document in one string, and their origins. */
export type PageText = {
	/** The visible text, normalized; a line break separates blocks. */
	readonly text: string
	/** The elements that have text, in the order of the document. */
	readonly elements: readonly Part<Element>[]
	readonly nodes: readonly Part<Text>[]
}

/** A part of the text, from its first character to the end of its last, without surrounding spaces. */
export type Part<Source> = { readonly source: Source; readonly start: number; readonly end: number }

/** Elements without editable text: code, drawings, and the numbers of sources, which follow from the words. */
const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'SUP', 'TITLE', 'DESC', 'DEFS'])

const inline = new Set(
	'A ABBR B BDI BR CITE CODE DEL EM I INS KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U VAR WBR UN-BROKEN ASTRO-ISLAND'.split(
		' ',
	),
)

/** Whether an element is part of the line around it, judged by its name. */
export function isInline({ tagName }: Element): boolean {
	return inline.has(tagName.toUpperCase())
}

/** Without `instanceof`, because the nodes belong to a frame. */
export function isElement(node: Node): node is Element {
	return node.nodeType === 1
}

function isText(node: Node): node is Text {
	return node.nodeType === 3
}

/** Reads a document once; everything else works on the string. */
export function readPage(root: Element): PageText {
	let text = ''
	const elements: { source: Element; start: number; end: number }[] = []
	const nodes: Part<Text>[] = []

	function breakLine() {
		text = text.trimEnd()
		if (text !== '' && !text.endsWith('\n')) text += '\n'
	}

	function readText(node: Text) {
		const data = compared(node.data)
		const isSpaced = text === '' || /\s$/.test(text)
		const start = text.length
		text += isSpaced ? data.trimStart() : data
		if (text.length > start) nodes.push({ source: node, ...trimmed(text, start, text.length) })
	}

	function readElement(element: Element) {
		const name = element.tagName.toUpperCase()
		if (skipped.has(name)) return
		if (name === 'BR') {
			if (!/\s$/.test(text)) text += ' '
			return
		}
		const isBlock = !isInline(element)
		if (isBlock) breakLine()
		const part = { source: element, start: text.length, end: 0 }
		const index = elements.push(part) - 1
		for (const child of element.childNodes) {
			if (isText(child)) readText(child)
			else if (isElement(child)) readElement(child)
		}
		Object.assign(part, trimmed(text, part.start, text.length))
		if (part.end <= part.start) elements.splice(index, 1)
		if (isBlock) breakLine()
	}

	readElement(root)
	return { text, elements, nodes }
}

function trimmed(text: string, from: number, to: number) {
	let start = from
	let end = to
	while (start < end && /\s/.test(text.charAt(start))) start += 1
	while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
	return { start, end }
}

/**
 * The offset in a text node of a character read from it.
 *
 * @param count number of normalized characters before it
 */
export function offsetIn({ data }: Text, count: number): number {
	let seen = 0
	let isSpaced = true
	for (let offset = 0; offset < data.length; offset += 1) {
		const character = data.charAt(offset)
		const isSpace = /\s/.test(character)
		const isCountry = /^U?S\$/.test(data.slice(offset)) && /US\$/.test(data.slice(offset - 1))
		if (character === '\u00AD' || isCountry || (isSpace && isSpaced)) continue
		if (seen === count) return offset
		seen += 1
		isSpaced = isSpace
	}
	return data.length
}

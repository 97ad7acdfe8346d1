import {
	isElement,
	isInline,
	offsetIn,
	type PageText,
	type Part,
	readPage,
} from './compared-text.ts'
import type { Piece, PieceIndex } from './piece-index.ts'

/** A text at its position in a page. */
export type Sentence = {
	readonly piece: Piece
	/** Its part of the page. */
	readonly range: Range
	/** The innermost element around it. */
	readonly element: Element
}

type Match = { readonly piece: Piece; readonly start: number; readonly end: number }

/**
 * Finds the texts of a catalogue in a page by their words, in page order: whole blocks first, then the longest pieces
 * of at least three words in the rest of each, then the elements and text nodes in between.
 *
 * @example findSentences(document.body, indexPieces(catalog.texts))[0].piece.compared // 'See Thursday coming.'
 */
export function findSentences(root: Element, index: PieceIndex): readonly Sentence[] {
	const page = readPage(root)
	const taken = new Taken(page.text.length)
	const matches = [
		...wholes(page, index, taken, (element) => !isInline(element)),
		...inside(page, index, taken),
		...wholes(page, index, taken, isInline),
		...nodes(page, index, taken),
	]
	return matches
		.toSorted((one, other) => one.start - other.start)
		.flatMap((match) => sentenceOf(page, match) ?? [])
}

/** Characters of the page that already belong to a sentence. */
class Taken {
	readonly #taken: Uint8Array
	constructor(length: number) {
		this.#taken = new Uint8Array(length)
	}
	has(start: number, end: number): boolean {
		for (let at = start; at < end; at += 1) if (this.#taken[at] === 1) return true
		return false
	}
	isAt(at: number): boolean {
		return this.#taken[at] === 1
	}
	add({ start, end }: Match): void {
		this.#taken.fill(1, start, end)
	}
}

function wholes(
	{ text, elements }: PageText,
	index: PieceIndex,
	taken: Taken,
	isWanted: (element: Element) => boolean,
): readonly Match[] {
	return elements.flatMap(({ source, start, end }) => {
		if (!isWanted(source)) return []
		return matchOf({ text, start, end }, index, taken)
	})
}

function nodes({ text, nodes: found }: PageText, index: PieceIndex, taken: Taken) {
	return found.flatMap(({ start, end }) => matchOf({ text, start, end }, index, taken))
}

function matchOf(
	{ text, start, end }: { text: string; start: number; end: number },
	index: PieceIndex,
	taken: Taken,
): readonly Match[] {
	if (end - start > index.maxLength || taken.has(start, end)) return []
	const part = text.slice(start, end)
	if (part.includes('\n')) return []
	const piece = index.whole(part)
	if (piece === undefined) return []
	const match = { piece, start, end }
	taken.add(match)
	return [match]
}

/** The longest pieces, from the start of a word or text node to the end of one. */
function inside({ text, nodes: found }: PageText, index: PieceIndex, taken: Taken) {
	const starts = new Set(found.map(({ start }) => start))
	const ends = new Set(found.map(({ end }) => end))
	const matches: Match[] = []
	let at = 0
	while (at < text.length) {
		const isStart = starts.has(at) || /[\s“„"(]/.test(text.charAt(at - 1))
		const match = isStart && !taken.isAt(at) ? longestAt(at) : undefined
		if (match) {
			taken.add(match)
			matches.push(match)
		}
		at = match ? match.end : at + 1
	}
	return matches

	function longestAt(start: number): Match | undefined {
		const isEnd = (end: number) =>
			(ends.has(end) || !/[\p{L}\p{N}]/u.test(text.charAt(end))) && !taken.has(start, end)
		const longest = index.longestAt(text, start, isEnd)
		return longest && { ...longest, start }
	}
}

function sentenceOf(page: PageText, { piece, start, end }: Match): Sentence | null {
	const first = nodeAt(page.nodes, start)
	const last = nodeAt(page.nodes, end - 1)
	const document = first?.source.ownerDocument
	if (!first || !last || !document) return null
	const range = document.createRange()
	range.setStart(first.source, offsetIn(first.source, start - first.start))
	range.setEnd(last.source, offsetIn(last.source, end - 1 - last.start) + 1)
	const { commonAncestorContainer: around } = range
	const element = isElement(around) ? around : around.parentElement
	return element && { piece, range, element }
}

/** The text node that has a character. */
function nodeAt(found: readonly Part<Text>[], at: number): Part<Text> | undefined {
	let low = 0
	let high = found.length - 1
	while (low <= high) {
		const middle = (low + high) >> 1
		const node = found[middle]
		if (!node) return undefined
		if (at < node.start) high = middle - 1
		else if (at >= node.end) low = middle + 1
		else return node
	}
	return undefined
}

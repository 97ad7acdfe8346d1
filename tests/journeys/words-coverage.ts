import { readPage } from '#islands/admin/words/frame/compared-text.ts'
import { findSentences } from '#islands/admin/words/frame/find-sentences.ts'
import { linesOf } from '#islands/admin/words/frame/lines.ts'
import { indexPieces } from '#islands/admin/words/frame/piece-index.ts'
import type { WordText } from '#contract/words.ts'

export type WordsCoverage = {
	/** Visible letters, and the ones that belong to a text of the catalogue. */
	readonly letters: number
	readonly found: number
	/** Texts outside the catalogue. */
	readonly missing: readonly string[]
	readonly durationMs: number
}

/** Runs in a page: the share of visible content that is a text the owner can press. */
export function measureWords(texts: readonly WordText[]): WordsCoverage {
	for (const details of document.querySelectorAll('details')) details.open = true
	const began = performance.now()
	const sentences = findSentences(document.body, indexPieces(texts))
	const durationMs = performance.now() - began
	const nodes = readPage(document.body).nodes.map(({ source }) => source)
	const seen = nodes.filter((node) => isSeen(rangeOf(node)))
	const missing = seen.filter((node) => sentences.every(({ range }) => !range.intersectsNode(node)))
	return {
		letters: sum(seen.map((node) => lettersIn(node.data))),
		found: sum(
			sentences
				.filter(({ range }) => isSeen(range))
				.map(({ range }) => lettersIn(range.toString())),
		),
		missing: missing.map(({ data }) => data.trim()).filter((text) => lettersIn(text) > 0),
		durationMs,
	}
}

function rangeOf(node: Text): Range {
	const range = document.createRange()
	range.selectNodeContents(node)
	return range
}

function isSeen(range: Range): boolean {
	return linesOf(range.getClientRects()).length > 0
}

function lettersIn(text: string): number {
	return text.match(/\p{L}/gu)?.length ?? 0
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0)
}

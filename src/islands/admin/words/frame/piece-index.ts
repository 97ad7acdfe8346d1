import type { WordText } from '#contract/words.ts'
import { isReference, unknownPart } from '#domain/words/source-text.ts'
import { comparedText } from './compared-text.ts'

/** A text of the catalogue that shows a piece, and the index of that piece. */
export type Shown = { readonly text: WordText; readonly piece: number }

/** The visible words of one text, or of several with the same words. */
export type Piece = {
	readonly compared: string
	/** Null if all of it is known. */
	readonly pattern: string | null
	readonly shown: Shown[]
}

export type PieceIndex = {
	/** The piece equal to this text. */
	readonly whole: (compared: string) => Piece | undefined
	/** The longest piece in the text from an offset, and its end. */
	readonly longestAt: (
		text: string,
		start: number,
		isEnd: (end: number) => boolean,
	) => { readonly piece: Piece; readonly end: number } | undefined
	readonly maxLength: number
}

const minWords = 3

/** Indexes the pieces of a catalogue for fast lookup. */
export function indexPieces(texts: readonly WordText[]): PieceIndex {
	const pieces = piecesOf(texts)
	const patterns = [...pieces.values()].filter(({ pattern }) => pattern !== null)
	const wholePatterns = patterns.map((piece) => ({
		piece,
		literal: longestOf(piece.compared.split(unknownPart)),
		// at most 80 characters a gap: patternOf
		pattern: new RegExp(`^${piece.pattern}$`, 'u'),
	}))
	const byBeginning = new Map<string, { piece: Piece; pattern: RegExp | null }[]>()
	for (const piece of pieces.values()) {
		const beginning = beginningOf(piece.compared.split(unknownPart)[0] ?? '', 0)
		if (beginning === null || piece.compared.split(' ').length < minWords) continue
		// at most 80 characters a gap: patternOf
		const pattern = piece.pattern === null ? null : new RegExp(piece.pattern, 'uy')
		byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { piece, pattern }])
	}
	for (const some of byBeginning.values())
		some.sort((a, b) => b.piece.compared.length - a.piece.compared.length)

	return {
		maxLength: Math.max(0, ...[...pieces.keys()].map(({ length }) => length)) + 200,
		whole(compared) {
			return (
				pieces.get(compared) ??
				wholePatterns.find(
					({ literal, pattern }) => compared.includes(literal) && pattern.test(compared),
				)?.piece
			)
		},
		longestAt(text, start, isEnd) {
			const beginning = beginningOf(text, start)
			if (beginning === null) return undefined
			for (const { piece, pattern } of byBeginning.get(beginning) ?? []) {
				const end = endOf(text, start, piece, pattern)
				if (end !== null && isEnd(end)) return { piece, end }
			}
			return undefined
		},
	}
}

function piecesOf(texts: readonly WordText[]): ReadonlyMap<string, Piece> {
	const pieces = new Map<string, Piece>()
	for (const text of texts) {
		if (text.kind === 'line' && isReference(text.text)) continue
		text.shown.forEach((shown, piece) => {
			const compared = comparedText(shown)
			if (!/\p{L}/u.test(compared.replaceAll(unknownPart, ''))) return
			const known = pieces.get(compared)
			if (known) known.shown.push({ text, piece })
			else
				pieces.set(compared, {
					compared,
					pattern: patternOf(compared),
					shown: [{ text, piece }],
				})
		})
	}
	return pieces
}

function patternOf(compared: string): string | null {
	if (!compared.includes(unknownPart)) return null
	return compared.split(unknownPart).map(escaped).join('(.{0,80}?)')
}

function escaped(text: string): string {
	return text.replaceAll(/[\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function endOf(text: string, start: number, { compared }: Piece, pattern: RegExp | null) {
	if (pattern === null) return text.startsWith(compared, start) ? start + compared.length : null
	pattern.lastIndex = start
	return pattern.test(text) ? pattern.lastIndex : null
}

/** The first two words from an offset, by which pieces are looked up. */
function beginningOf(text: string, start: number): string | null {
	const first = text.indexOf(' ', start)
	if (first === -1) return null
	const second = text.slice(first + 1, first + 40).search(/[ \n]/)
	return second === -1 ? null : text.slice(start, first + 1 + second)
}

function longestOf(parts: readonly string[]): string {
	return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

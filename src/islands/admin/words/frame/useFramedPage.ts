import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { findSentences, type Sentence } from './find-sentences.ts'
import { type Box, linesOf } from './lines.ts'
import type { PieceIndex } from './piece-index.ts'

/** A sentence of the page in the frame, with the boxes of its lines in the page's own pixels. */
export type FramedSentence = { readonly sentence: Sentence; readonly lines: readonly Box[] }

export type FramedPage = {
	/** In page order; visible ones, and ones in elements that open on a press. */
	readonly sentences: readonly FramedSentence[]
	/** The height of the page. */
	readonly height: number
	/** Whether the page has been read. */
	readonly isRead: boolean
	readonly handleLoad: () => void
	/** Measures again after a change to the page or a scroll. */
	readonly measure: () => void
}

const nothing: readonly Sentence[] = []

/** Reads the texts of a page in a frame and their positions. `pieces` belong to the page's language. */
export function useFramedPage(
	frame: RefObject<HTMLIFrameElement | null>,
	pieces: PieceIndex | null,
): FramedPage {
	const [loads, setLoads] = useState(0)
	const [found, setFound] = useState<readonly Sentence[] | null>(null)
	const [layout, setLayout] = useState<Pick<FramedPage, 'sentences' | 'height'>>({
		sentences: [],
		height: 0,
	})
	const sentences = useRef(nothing)
	const readLoads = useRef(0)
	const last = useRef(new WeakMap<Sentence, readonly Box[]>())

	useEffect(() => {
		const body = frame.current?.contentDocument?.body
		// Drafts shown in the page would be taken for its own words: it is read once.
		if (!body || pieces === null || loads === readLoads.current) return
		readLoads.current = loads
		sentences.current = findSentences(body, pieces).filter(isShown)
		setFound(sentences.current)
	}, [frame, pieces, loads])

	const measure = useCallback(() => {
		const view = frame.current?.contentWindow
		const root = frame.current?.contentDocument?.documentElement
		if (!view || !root) return
		const { scrollX, scrollY } = view
		const toPage = ({ left, top, right, bottom }: Box): Box => ({
			left: left + scrollX,
			top: top + scrollY,
			right: right + scrollX,
			bottom: bottom + scrollY,
		})
		const next = sentences.current.map((sentence) => {
			const own = linesOf([...sentence.range.getClientRects()].map(toPage))
			// An emptied sentence keeps its place, and with it its open field.
			const lines = own.length === 0 ? (last.current.get(sentence) ?? own) : own
			last.current.set(sentence, lines)
			return { sentence, lines }
		})
		const height = root.scrollHeight
		setLayout((before) => (isSame(before, next, height) ? before : { sentences: next, height }))
	}, [frame])

	useEffect(() => {
		const document = frame.current?.contentDocument
		if (found === null || !document) return undefined
		measure()
		let isCurrent = true
		void document.fonts?.ready.then(() => isCurrent && measure())
		return () => {
			isCurrent = false
		}
	}, [frame, found, measure])

	return {
		...layout,
		isRead: found !== null,
		handleLoad: () => {
			setFound(null)
			setLoads((before) => before + 1)
		},
		measure,
	}
}

/** Elements hidden now that open on a press count as shown. */
function isShown({ range, element }: Sentence): boolean {
	if (element.closest('details:not([open])')) return !element.closest('nav')
	return linesOf(range.getClientRects()).length > 0
}

function isSame(
	before: Pick<FramedPage, 'sentences' | 'height'>,
	sentences: readonly FramedSentence[],
	height: number,
): boolean {
	return (
		before.height === height &&
		before.sentences.length === sentences.length &&
		before.sentences.every(
			({ sentence, lines }, index) =>
				sentence === sentences[index]?.sentence && areClose(lines, sentences[index].lines),
		)
	)
}

function areClose(some: readonly Box[], others: readonly Box[]): boolean {
	return (
		some.length === others.length &&
		some.every((box, index) => {
			const other = others[index]
			return (
				other !== undefined &&
				Math.abs(box.top - other.top) < 1 &&
				Math.abs(box.left - other.left) < 1 &&
				Math.abs(box.right - other.right) < 1 &&
				Math.abs(box.bottom - other.bottom) < 1
			)
		})
	)
}

/** Opens the elements that hide a sentence, such as the answer to a question, and the element it opens itself. */
export function reveal({ element }: Sentence): void {
	for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
		at.open = true
}

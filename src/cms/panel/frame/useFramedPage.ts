import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { previewQuery, type TypedTexts } from '#cms/panel/words-api.ts'
import { findSentences, listedAddresses, type Sentence } from './find-sentences.ts'
import { type Box, linesOf, moved } from './lines.ts'
import { showPage } from './show-page.ts'

/** A sentence of the page in the frame, with the boxes of its lines in the page's own pixels. */
export type FramedSentence = { readonly sentence: Sentence; readonly lines: readonly Box[] }

type Found = {
	/** Identifies the load of the frame after which the page was read; null before the page was first read. */
	readonly loaded: object | null
	readonly sentences: readonly Sentence[]
	/** The addresses of texts in attributes, the head and scripts of the page. */
	readonly listed: readonly string[]
}

/** Compared as JSON. */
type Layout = {
	readonly found: Found
	readonly boxes: string
	readonly sentences: readonly FramedSentence[]
	readonly height: number
}

const nothing: Found = { loaded: null, sentences: [], listed: [] }
const unread: Layout = { found: nothing, boxes: '', sentences: [], height: 0 }
const nothingTyped: TypedTexts = { changes: [], savedAt: 0 }

/**
 * Shows a page in a frame as the server renders it with all drafts, and reads its texts and their positions.
 *
 * @param path null without a page
 * @param typed texts that are not saved yet; null leaves the page as it is
 */
export function useFramedPage(path: string | null, typed: TypedTexts | null) {
	const frame = useRef<HTMLIFrameElement>(null)
	const [loaded, setLoaded] = useState<{ readonly path: string | null } | null>(null)
	const found = useRef(nothing)
	/** The HTML for which the frame was last reloaded. The frame is reloaded only once for the same HTML. */
	const reloaded = useRef<string | null>(null)
	const [layout, setLayout] = useState(unread)
	const isRead = loaded?.path === path && layout.found.loaded === loaded
	const {
		found: { listed },
		sentences,
		height,
	} = isRead ? layout : unread
	const { data: html } = useQuery({
		...previewQuery(path ?? '', typed ?? nothingTyped),
		enabled: path !== null && (typed !== null || !isRead),
		placeholderData: (before, query) => (query?.queryKey[1] === path ? before : undefined),
	})

	const measure = useCallback(() => {
		const view = frame.current?.contentWindow
		const root = frame.current?.contentDocument?.documentElement
		if (!view || !root) return
		const { scrollX, scrollY } = view
		const { current: page } = found
		const placed = page.sentences.map((sentence) => ({
			sentence,
			lines: linesOf(
				[...sentence.range.getClientRects()].map((box) => moved(box, scrollX, scrollY)),
			),
		}))
		const { scrollHeight } = root
		const boxes = JSON.stringify(placed.map(({ lines }) => lines))
		setLayout((before) =>
			before.found === page && before.boxes === boxes && before.height === scrollHeight
				? before
				: { found: page, boxes, sentences: placed, height: scrollHeight },
		)
	}, [])

	useEffect(() => {
		const page = frame.current?.contentDocument
		// If the typed texts cannot be rendered, `html` is null and the page stays as it was.
		if (!page?.body || loaded?.path !== path || typeof html !== 'string') return
		// The policy of a page allows only its own styles, so a page with other styles is loaded again.
		if (!hasStylesOf(page, html) && reloaded.current !== html) {
			reloaded.current = html
			page.location.reload()
			return
		}
		// The panel's own parser would apply the panel's policy. The parser of the frame's window applies the page's, which
		// allows the page's styles.
		const Parser = page.defaultView?.DOMParser ?? DOMParser
		const next = new Parser().parseFromString(html, 'text/html')
		const addresses = listedAddresses(next)
		showPage(page, next)
		const seen = findSentences(page.body).filter(isSeen)
		found.current = { loaded, sentences: seen, listed: addresses }
		measure()
		void page.fonts?.ready.then(measure)
	}, [path, html, loaded, measure])

	return {
		frame,
		/** In page order. Includes sentences that a press on `details` would show. */
		sentences,
		height,
		listed,
		isRead,
		isBroken: !isRead && html === null,
		handleLoad: () => setLoaded({ path }),
		/** Measures the page again. Call it after a change or a scroll. */
		measure,
	}
}

function hasStylesOf(page: Document, html: string): boolean {
	const styles = [...page.querySelectorAll('style')]
	return (
		html.split('<style').length === styles.length + 1 &&
		styles.every(({ textContent }) => html.includes(`>${textContent}</style>`))
	)
}

/** Sentences in closed `details` count as seen, except in the navigation. */
function isSeen({ range, element }: Sentence): boolean {
	if (element.closest('details:not([open])')) return !element.closest('nav')
	return linesOf(range.getClientRects()).length > 0
}

export function reveal({ element }: Sentence): void {
	for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
		at.open = true
}

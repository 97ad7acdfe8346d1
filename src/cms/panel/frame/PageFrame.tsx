import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { View } from '#cms/panel/editor/ViewBar.tsx'
import type { PageSentences } from '#cms/panel/editor/usePageSentences.ts'
import { around, type Box } from './lines.ts'
import { SentenceButton } from './SentenceButton.tsx'
import { useElementSize } from './useElementSize.ts'
import type { FramedPage } from './useFramedPage.ts'
import { useZoom } from './useZoom.ts'
import styles from './PageFrame.module.css'

type Props = {
	view: View
	path: string
	language: string
	name: string
	frame: RefObject<HTMLIFrameElement | null>
	page: FramedPage
	/** The index of the open sentence. */
	opened: number | null
	sentences: Pick<PageSentences, 'changed' | 'unsaved' | 'open'>
	/** Shown below the open sentence. */
	children?: ReactNode
}

/** A page of the site as visitors see it, and a button over each of its sentences, drawn by the panel. */
export function PageFrame(props: Props) {
	const { view, path, language, name, frame, page, opened, sentences, children } = props
	const { width, theme } = view
	const overlay = useRef<HTMLDivElement>(null)
	const size = useElementSize(overlay)
	const { measure, isRead } = page
	const openLines = opened === null ? undefined : page.sentences[opened]?.lines
	const { scale, left: shift } = useZoom(overlay, { opened, lines: openLines }, width, size.width)

	const toPanel = ({ left, top, right, bottom }: Box): Box => ({
		left: left * scale + shift,
		top: top * scale,
		right: right * scale + shift,
		bottom: bottom * scale,
	})
	const placed = page.sentences.map(({ sentence, lines }) => ({
		sentence,
		lines: lines.map(toPanel),
	}))
	const open = opened === null ? undefined : placed[opened]
	const isOpenFound = open !== undefined && open.lines.length > 0

	useEffect(measure, [measure, width, size.width, size.height])
	useEffect(() => {
		const root = frame.current?.contentDocument?.documentElement
		if (isRead) root?.setAttribute('data-theme', theme)
	}, [frame, theme, isRead])

	const show = useEffectEvent((number: number | null, isFound: boolean) => {
		const { current } = overlay
		if (!current || !open || number === null || !isFound) return
		const { top, bottom } = around(open.lines)
		const isSeen = top > current.scrollTop && bottom + boxHeightPx < current.scrollTop + size.height
		if (!isSeen) current.scrollTo({ top: top - size.height / 6, behavior: 'instant' })
	})
	useEffect(() => show(opened, isOpenFound), [opened, isOpenFound])

	/** The page receives no pointer events, so it follows the scroll position of the panel. */
	function follow() {
		frame.current?.contentWindow?.scrollTo({
			top: (overlay.current?.scrollTop ?? 0) / scale,
			behavior: 'instant',
		})
		requestAnimationFrame(measure)
	}

	return (
		<div className={styles['pane']}>
			<div className={styles['window']}>
				<iframe
					ref={frame}
					title={formatMessage('es', words.frame.title, { name })}
					src={path}
					// No script runs in it; the panel reads it, and draws over it.
					sandbox="allow-same-origin"
					inert
					// Its scroll position follows the panel's.
					scrolling="no"
					style={{
						width,
						height: size.height / scale,
						transform: `translateX(${shift}px) scale(${scale})`,
					}}
					onLoad={page.handleLoad}
				/>
				<div className={styles['overlay']} ref={overlay} onScroll={follow}>
					{!isRead && !page.isBroken && (
						<p className={styles['reading']} role="status">
							{words.reading}
						</p>
					)}
					<ol
						className={styles['sentences']}
						aria-label={formatMessage('es', words.frame.sentences, { name })}
						style={{ height: page.height * scale }}
					>
						{placed.map((each, index) => (
							<SentenceButton
								// The sentences of a page keep their order.
								// oxlint-disable-next-line react/no-array-index-key
								key={index}
								framed={each}
								language={language}
								isOpen={index === opened}
								isChanged={sentences.changed.has(index)}
								isUnsaved={sentences.unsaved.has(index)}
								onOpen={() => sentences.open(index)}
							/>
						))}
					</ol>
					{isOpenFound && (
						<div className={styles['at']} style={placeOf(open.lines, size.width)}>
							{children}
						</div>
					)}
				</div>
			</div>
		</div>
	)
}

/** The place of the field: below the sentence and aligned with its left edge, as far as there is room. */
function placeOf(lines: readonly Box[], width: number) {
	const { left, bottom } = around(lines)
	const boxWidth = Math.min(boxWidthPx, width)
	return {
		top: bottom + 10,
		left: Math.max(0, Math.min(left - 8, width - boxWidth - 8)),
		width: boxWidth,
	}
}

const boxWidthPx = 520
/** Room for the field below a sentence. */
const boxHeightPx = 130

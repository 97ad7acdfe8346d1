import { type ReactNode, useEffect, useRef } from 'react'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { PageState } from '#cms/panel/editor/usePage.ts'
import type { View } from '#cms/panel/editor/ViewBar.tsx'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { framePath } from '#cms/panel/words-api.ts'
import { around, type Box, moved } from './lines.ts'
import { SentenceButton } from './SentenceButton.tsx'
import { useZoom } from './useZoom.ts'
import styles from './PageFrame.module.css'

type Props = {
	state: WordsState
	page: PageState
	view: View
	path: string
	/** Shown below the open sentence. */
	children?: ReactNode
}

/** The page as visitors see it. The panel draws a button over each of its sentences. */
export function PageFrame({ state, page, view: { width, theme }, path, children }: Props) {
	const { address, catalog, drafts, name } = state
	const { frame, measure, isRead, openedIndex: opened } = page
	const overlay = useRef<HTMLDivElement>(null)
	const { lines = [] } = page.sentences[opened ?? -1] ?? {}
	const { scale, left: shift, size } = useZoom(overlay, opened, lines, width)

	const placed = page.sentences.map(({ sentence, lines: own }) => {
		const text = catalog?.texts.get(sentence.address)
		return {
			sentence,
			lines: own.map((line) => moved(line, shift, 0, scale)),
			isChanged: text && drafts.isChanged(text),
			isUnsaved: text && drafts.isUnsaved(text),
		}
	})
	const open = opened === null ? undefined : placed[opened]
	const isOpenFound = open !== undefined && open.lines.length > 0

	useEffect(measure, [measure, width, size.width, size.height])
	useEffect(() => {
		const root = frame.current?.contentDocument?.documentElement
		if (isRead) root?.setAttribute('data-theme', theme)
	}, [frame, theme, isRead])

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
					src={framePath(path)}
					// No script runs in the frame. The panel reads its document, and draws over it.
					sandbox="allow-same-origin"
					inert
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
								{...each}
								language={address.language}
								isOpen={index === opened}
								onOpen={() => page.open(index)}
							/>
						))}
					</ol>
					{isOpenFound && (
						<div className={styles['at']} style={placeBelow(open.lines)}>
							{children}
						</div>
					)}
				</div>
			</div>
		</div>
	)
}

function placeBelow(lines: readonly Box[]) {
	const { left, bottom } = around(lines)
	return { top: bottom + 10, left: `clamp(0px, ${left - 8}px, 100% - min(36rem, 100%))` }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import words from '#content/messages/es/panel/words.yaml'
import { isNarrow } from '#cms/panel/editor/useIsNarrow.ts'
import { around, moved, outlineOf } from './lines.ts'
import type { FramedSentence } from './useFramedPage.ts'
import styles from './PageFrame.module.css'

type Props = FramedSentence & {
	language: string
	isOpen: boolean
	isChanged?: boolean | undefined
	/** Its faults prevent saving. */
	isUnsaved?: boolean | undefined
	onOpen: () => void
}

export function SentenceButton(props: Props) {
	const { sentence, lines, language, isOpen, isChanged, isUnsaved, onOpen } = props
	const item = useRef<HTMLLIElement>(null)
	const box = around(lines)
	const isOpenShown = isOpen && lines.length > 0
	const show = useEffectEvent((_top: number) => {
		// On narrow screens the field covers the lower half.
		const block = isNarrow() ? 'start' : 'nearest'
		item.current?.scrollIntoView({ block, behavior: 'instant' })
	})
	// Fonts and pictures that load after the sentence is opened move it.
	useEffect(() => {
		if (isOpenShown) show(box.top)
	}, [isOpenShown, box.top])
	if (lines.length === 0) return null
	const style = {
		left: box.left - pad,
		top: box.top - pad,
		width: box.right - box.left + 2 * pad,
		height: box.bottom - box.top + 2 * pad,
	}
	const outline = outlineOf(
		lines.map((line) => moved(line, -style.left, -style.top)),
		pad,
	)
	return (
		<li
			ref={item}
			style={style}
			data-open={isOpen || undefined}
			data-changed={isChanged || undefined}
			data-unsaved={isUnsaved || undefined}
		>
			<button
				type="button"
				lang={language}
				aria-expanded={isOpen}
				style={{ clipPath: `path('${outline}')` }}
				onClick={onOpen}
			>
				<span className="visually-hidden">{sentence.range.toString().trim()}</span>
			</button>
			<svg className={styles['outline']} aria-hidden="true">
				<path d={outline} />
			</svg>
			{!isOpen && (
				<span className={styles['hint']} aria-hidden="true">
					{words.frame.press}
				</span>
			)}
		</li>
	)
}

/** The distance between a sentence and its outline, in pixels. */
const pad = 5

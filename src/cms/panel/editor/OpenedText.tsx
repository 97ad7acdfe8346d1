import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Conflict } from '#cms/panel/edit/Conflict.tsx'
import { type OpenedProps, OtherLanguages } from '#cms/panel/edit/OtherLanguages.tsx'
import { SentenceEditor } from '#cms/panel/edit/SentenceEditor.tsx'
import { Original, PlaceList } from '#cms/panel/edit/SentenceDetails.tsx'
import detailStyles from '#cms/panel/edit/SentenceDetails.module.css'
import styles from '#cms/panel/WordsPage.module.css'

/**
 * The field of the open text, as a sentence or as prose. On narrow screens the text's translations, places and original
 * are below the field.
 */
export function OpenedText({ isNarrow, ...opened }: OpenedProps & { isNarrow: boolean }) {
	const { edit } = opened
	const box = useRef<HTMLDivElement>(null)
	// After closing, the focus returns to the element that had it before, unless the focus has already moved elsewhere.
	useLayoutEffect(() => {
		const { current } = box
		const opener = document.activeElement
		return () => {
			const { activeElement } = document
			const isLost = activeElement === document.body || current?.contains(activeElement)
			if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
		}
	}, [])
	useEffect(followKeyboard, [])
	return (
		<div ref={box}>
			{edit.status === 'conflict' ? <Conflict edit={edit} /> : <SentenceEditor {...opened} />}
			{isNarrow && (
				<div className={`row ${styles['more']} ${detailStyles['details']}`}>
					<details name="words-more">
						<summary>{words.sentence.others}</summary>
						<OtherLanguages {...opened} />
					</details>
					<details name="words-more">
						<summary>
							{formatMessage('es', words.sentence.places, { n: edit.places.count })}
						</summary>
						<PlaceList edit={edit} />
					</details>
					<details name="words-more">
						<summary>{words.sentence.original}</summary>
						<Original edit={edit} />
					</details>
				</div>
			)}
		</div>
	)
}

/** Sets `--keyboard` to the height of the part of the window that a phone's keyboard covers. */
function followKeyboard() {
	const { visualViewport: viewport } = globalThis
	const { style } = document.documentElement
	if (!viewport) return undefined
	const controller = new AbortController()
	const follow = () => {
		const covered = innerHeight - viewport.height - viewport.offsetTop
		style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
	}
	follow()
	viewport.addEventListener('resize', follow, controller)
	viewport.addEventListener('scroll', follow, controller)
	return () => {
		controller.abort()
		style.removeProperty('--keyboard')
	}
}

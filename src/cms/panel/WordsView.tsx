import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import words from '#content/messages/es/panel/words.yaml'
import { SentenceDetails } from './edit/SentenceDetails.tsx'
import { OpenedText } from './editor/OpenedText.tsx'
import { PageFrame } from './frame/PageFrame.tsx'
import { HiddenTexts } from './hidden/HiddenTexts.tsx'
import { usePage } from './editor/usePage.ts'
import type { WordsState } from './useWordsState.ts'
import { useIsNarrow } from './editor/useIsNarrow.ts'
import { type View, ViewBar } from './editor/ViewBar.tsx'
import { WordSearch } from './tree/WordSearch.tsx'
import { WordTree } from './tree/WordTree.tsx'
import styles from './WordsPage.module.css'

const initialView = (): View => ({
	width: matchMedia('(max-width: 720px)').matches ? 390 : 1280,
	theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
})

/** Left: the tree, or details of the open text. Right: the page, or the texts of an item without a page. */
export function WordsView({ state }: { state: WordsState }) {
	const { address, item, catalog, isFailed, edit, path } = state
	const isNarrow = useIsNarrow()
	const [view, setView] = useState(initialView)
	const page = usePage(state)
	const isProse = edit?.text.kind === 'prose'
	const isTreeShown = !isNarrow || !address.isChosen
	// Shows the field only when its place is known: a field that moved during typing would lose letters.
	const isPlaceKnown = path === null || page.isRead || page.isBroken || address.isHiddenShown
	const isAtSentence = page.openedIndex !== null && !address.isHiddenShown && !isProse && !isNarrow
	const openedText = edit && catalog && (
		<OpenedText
			key={edit.text.file + edit.text.place}
			{...{ state, page, edit, catalog, isNarrow }}
		/>
	)
	return (
		<div
			className={`${styles['work']} ${isProse ? styles['prose'] : ''} ${isTreeShown ? '' : styles['onPage']}`}
		>
			{isTreeShown && (
				<div className={styles['left']}>
					{edit && catalog && !isNarrow ? (
						<SentenceDetails {...{ state, page, edit, catalog }} />
					) : (
						<WordSearch catalog={catalog} current={item.name}>
							<WordTree current={isNarrow ? null : item.name} state={state} />
							<p className={`soft ${styles['note']}`}>{words.notHere}</p>
						</WordSearch>
					)}
				</div>
			)}
			{(!isNarrow || address.isChosen) && (
				<section className={styles['view']} aria-label={words.frame.label}>
					<ViewBar {...{ state, page, view, isNarrow }} onChange={setView} />
					{isFailed && (
						<p>
							{words.loadFailed.text} <Button onClick={state.retry}>{words.retry}</Button>
						</p>
					)}
					{page.isBroken && <p className="bad">{words.frame.broken}</p>}
					{path !== null && (
						<div className={address.isHiddenShown ? styles['away'] : undefined}>
							<a className="visually-hidden" href="#words-end">
								{words.frame.skip}
							</a>
							<PageFrame key={path} {...{ state, page, view, path }}>
								{isAtSentence && openedText}
							</PageFrame>
							<div id="words-end" tabIndex={-1} />
						</div>
					)}
					{catalog && (path === null || address.isHiddenShown) && (
						<HiddenTexts {...{ state, page, catalog }} />
					)}
					{edit && !isAtSentence && isPlaceKnown && (
						<div className={styles['docked']}>{openedText}</div>
					)}
					{path === null && catalog === null && !isFailed && <p role="status">{words.reading}</p>}
				</section>
			)}
		</div>
	)
}

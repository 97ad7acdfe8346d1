import { useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { OpenedSheet } from './OpenedSheet.tsx'
import { OpenedText } from './OpenedText.tsx'
import { PageFrame } from './frame/PageFrame.tsx'
import { useFramedPage } from './frame/useFramedPage.ts'
import { HiddenTexts } from './HiddenTexts.tsx'
import { usePageSentences } from './usePageSentences.ts'
import type { Desk } from './useDesk.ts'
import { useIsPhone } from './useIsPhone.ts'
import { type View, ViewBar } from './ViewBar.tsx'
import { WordSearch } from './WordSearch.tsx'
import { WordTree } from './WordTree.tsx'
import { nameOfItem } from './word-items.ts'
import styles from './Desk.module.css'

const initialView = (): View => ({
	width: 1280,
	theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
})

/** Left what there is, or what there is to know of the open text; right the page, or the texts of what is no page. */
export function DeskView({ desk }: { desk: Desk }) {
	const { address, item, catalog, catalogs, edit, path } = desk
	const isPhone = useIsPhone()
	const [view, setView] = useState(initialView)
	const frame = useRef<HTMLIFrameElement>(null)
	const page = useFramedPage(frame, desk.pieces)
	const sentences = usePageSentences(desk, page)
	const name = nameOfItem(item)
	const isProse = edit?.text.kind === 'prose'
	const isTreeShown = !isPhone || !address.isChosen
	const openedIndex = edit === null ? null : sentences.openedIndex
	const isInPage = openedIndex !== null && !address.isHiddenShown
	const isAtSentence = edit !== null && isInPage && !isProse && !isPhone
	const { own } = desk
	const openedText = edit && own && (
		<OpenedText key={edit.text.file + edit.text.place} {...{ desk, edit, isPhone }} catalog={own} />
	)
	return (
		<div
			className={`${styles['work']} ${isProse ? styles['prose'] : ''} ${isTreeShown ? '' : styles['onPage']}`}
		>
			{isTreeShown && (
				<div className={styles['left']}>
					{edit && own && !isPhone ? (
						<OpenedSheet
							{...{ desk, edit }}
							catalog={own}
							number={
								openedIndex === null ? null : { n: openedIndex + 1, total: page.sentences.length }
							}
						/>
					) : (
						<WordSearch catalogs={catalogs}>
							<WordTree
								current={isPhone ? null : item.name}
								language={address.language}
								marksOf={desk.marks.marksOf}
							/>
							<p className={styles['note']}>{words.notHere}</p>
						</WordSearch>
					)}
				</div>
			)}
			{(!isPhone || address.isChosen) && (
				<section className={styles['view']} aria-label={words.frame.label}>
					<ViewBar
						address={address}
						item={item}
						hidden={path === null ? null : sentences.hidden.length}
						view={view}
						onChange={setView}
						isPhone={isPhone}
					/>
					{catalogs.isFailed && (
						<p>
							{words.loadFailed.text} <Button onClick={desk.retry}>{words.retry}</Button>
						</p>
					)}
					{path !== null && (
						<div className={address.isHiddenShown ? styles['away'] : undefined}>
							<a className={styles['skip']} href="#desk-end">
								{words.frame.skip}
							</a>
							<PageFrame
								key={path}
								view={{
									...view,
									width: isPhone ? 390 : view.width,
									path,
									language: address.language,
								}}
								name={name}
								frame={frame}
								page={page}
								opened={openedIndex}
								changed={sentences.changed}
								onOpen={sentences.open}
							>
								{isAtSentence && openedText}
							</PageFrame>
							<div id="desk-end" tabIndex={-1} />
						</div>
					)}
					{catalog && (path === null || address.isHiddenShown) && (
						<HiddenTexts
							texts={path === null ? sentences.texts : sentences.hidden}
							catalog={catalog}
							drafts={desk.drafts}
							language={address.language}
							title={path === null ? name : words.hidden.title}
							description={path === null ? words.frame.noPage : words.hidden.text}
							path={path}
							opened={address.sentence}
							hrefOf={desk.hrefOf}
						/>
					)}
					{edit && !isAtSentence && <div className={styles['docked']}>{openedText}</div>}
					{catalog === null && !catalogs.isFailed && (
						<p className="visually-hidden" role="status">
							{formatMessage('es', words.frame.title, { name })}: {words.frame.loading}
						</p>
					)}
				</section>
			)}
		</div>
	)
}

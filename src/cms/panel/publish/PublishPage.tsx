import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { originalTexts } from '#cms/messages/word-publication.ts'
import { pathOf } from '#site-map/pages.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { formatClock } from '#panel/format/format-date.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { useOwnPages } from '#cms/panel/pages/pages-api.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { publishAgain, changesQuery, publicationsQuery } from './publish-api.ts'
import { PublicWords } from './PublicWords.tsx'
import { PublishList } from './PublishList.tsx'

/** The place "Publicar": the unpublished changes, and the button to publish them. */
export function PublishPage() {
	/** The publication made on this page, with its time in milliseconds since 1970. */
	const [published, setPublished] = useState<{
		readonly id: string
		readonly changes: readonly ChangedText[]
		readonly at: number
	} | null>(null)
	const { loadFailed, busy } = words.notices
	const meta = { failure: loadFailed }
	const changes = useQuery({ ...changesQuery(), meta })
	const { data: history } = useQuery({ ...publicationsQuery(), meta })
	const { isBusy, run } = useAction()
	const ownPages = useOwnPages()
	const [last, before] = history?.publications ?? []

	async function undo() {
		const { done, undone } = words
		const refused = { conflict: busy, 'not-found': busy }
		const options = { action: done.undo, done: undone, refused }
		const answer = await run(options, () => publishAgain({ id: before?.id ?? originalTexts }))
		if (answer === null) return
		await changes.refetch()
		setPublished(null)
	}

	const onUndo = () => void undo()

	function content() {
		if (published !== null) {
			const n = published.changes.length
			return (
				<PublicWords
					key="published"
					title={formatMessage('es', words.done.title, { time: formatClock(published.at) })}
					text={formatMessage('es', words.done.text, { n })}
					isBusy={isBusy}
					onUndo={last?.id === published.id ? onUndo : null}
					page={pageOf(published.changes, ownPages)}
				/>
			)
		}
		// Changes cached before this page was opened may lack the latest input.
		if (!changes.data || !changes.isFetchedAfterMount) {
			return (
				<>
					<PlaceHeading>{formatMessage('es', words.publish, { n: 0 })}</PlaceHeading>
					<p role="status">{wordsWords.reading}</p>
				</>
			)
		}
		if (changedTexts(changes.data.changes).length === 0) {
			return (
				<PublicWords
					key="all"
					title={words.empty.title}
					text={words.empty.text}
					isBusy={isBusy}
					onUndo={last ? onUndo : null}
				>
					{last && (
						<p>
							{formatMessage('es', words.empty.last, {
								time: formatMoment(last.publishedAt),
								name: last.publishedBy,
							})}
						</p>
					)}
				</PublicWords>
			)
		}
		return (
			<PublishList
				key={changes.data.digest}
				list={changes.data}
				onPublished={(id, kept) => setPublished({ id, changes: kept, at: Date.now() })}
			/>
		)
	}

	return (
		<section className="frame place" aria-busy={!changes.isFetchedAfterMount}>
			<p className="crumb">
				<PanelLink href="/waitlist/textos">{words.texts}</PanelLink>
			</p>
			{content()}
		</section>
	)
}

/** The address of the page that all changes belong to; undefined if there are several, or the page is gone. */
function pageOf(
	changes: readonly ChangedText[],
	ownPages: readonly OwnPageRow[],
): string | undefined {
	const paths = changes.map(({ first: { file, language }, item }) => {
		const own = ownPages.find((each) => each.file === file && !each.isRemoved)
		return own?.path ?? (item?.page && pathOf(item.page, language))
	})
	const [only, ...others] = new Set(paths)
	return others.length === 0 ? only : undefined
}

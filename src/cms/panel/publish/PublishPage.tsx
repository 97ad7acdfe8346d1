import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
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
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { publishAgain, changesQuery, publicationsQuery } from './publish-api.ts'
import { PublicWords } from './PublicWords.tsx'
import { PublishList } from './PublishList.tsx'
import styles from './PublishPage.module.css'

/** The last publication made on this page: its changes and the time, in milliseconds since 1970. */
type Published = {
	readonly id: string
	readonly changes: readonly ChangedText[]
	readonly at: number
}

/** The place "Publicar": the unpublished changes, and the button to publish them. */
export function PublishPage() {
	const [published, setPublished] = useState<Published | null>(null)
	/** When the restored version was published; null for the site's original texts. */
	const [undone, setUndone] = useState<{ readonly publishedAt: string | null } | null>(null)
	const [failure, setFailure] = useState('')
	const { loadFailed, busy } = words.notices
	const meta = { failure: loadFailed }
	const changes = useQuery({ ...changesQuery(), meta })
	const { data: history } = useQuery({ ...publicationsQuery(), meta })
	const { isBusy, run } = useAction()
	const ownPages = useOwnPages()
	const [last, before] = history?.publications ?? []

	async function undo() {
		setFailure('')
		const options = {
			action: words.done.undo,
			refused: { conflict: busy, 'not-found': busy },
			onFailure: ({ text }: typeof busy) => setFailure(text),
		}
		const answer = await run(options, () => publishAgain({ id: before?.id ?? originalTexts }))
		if (answer === null || answer.id === null) return
		setPublished(null)
		setUndone({ publishedAt: before?.publishedAt ?? null })
	}

	const undoing = { isBusy, failure, onUndo: () => void undo() }

	function content() {
		const pending = changes.data && changedTexts(changes.data.changes).length
		if (undone !== null) {
			const n = changes.isFetching ? undefined : pending
			const { title, original, version, drafts, list } = words.undone
			const time = undone.publishedAt
			return (
				<PublicWords
					key="undone"
					title={title}
					text={
						time === null ? original : formatMessage('es', version, { time: formatMoment(time) })
					}
					undo={null}
					action={
						n ? (
							<Button tone="outline" onClick={() => setUndone(null)}>
								{list}
							</Button>
						) : null
					}
				>
					{n !== undefined && <p role="status">{formatMessage('es', drafts, { n })}</p>}
				</PublicWords>
			)
		}
		if (published !== null) {
			const { id, at } = published
			const n = published.changes.length
			return (
				<PublicWords
					key="published"
					title={formatMessage('es', words.done.title, { time: formatClock(at) })}
					text={formatMessage('es', words.done.text, { n })}
					undo={last?.id === id ? undoing : null}
					page={pageOf(published.changes, ownPages)}
				/>
			)
		}
		// Changes read before this page may lack the latest input.
		if (!changes.data || !changes.isFetchedAfterMount) {
			return (
				<>
					<PlaceHeading>{formatMessage('es', words.publish, { n: 0 })}</PlaceHeading>
					<div className={styles['skeleton']} />
				</>
			)
		}
		if (pending === 0) {
			return (
				<PublicWords
					key="all"
					title={words.empty.title}
					text={words.empty.text}
					undo={last ? undoing : null}
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
				failure={failure}
				onFailure={setFailure}
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

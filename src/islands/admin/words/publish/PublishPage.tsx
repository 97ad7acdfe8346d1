import { useState } from 'react'
import { originalTexts, type PublicationList } from '#contract/word-publication.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { useReading } from '#islands/admin/useReading.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { changedTexts } from './changed-texts.ts'
import { NothingToPublish } from './NothingToPublish.tsx'
import { publishAgain, readChanges, readPublications } from './publish-api.ts'
import { NotPublished, Published, Undone } from './PublishEnd.tsx'
import { PublishList } from './PublishList.tsx'
import { PublishRun } from './PublishRun.tsx'
import { type RunOutcome, usePublishRun } from './usePublishRun.ts'
import styles from './PublishPage.module.css'

/** The place "Publicar": the unpublished changes, and the button to publish them. */
export function PublishPage() {
	const [outcome, setOutcome] = useState<RunOutcome | null>(null)
	/** When the restored version was published; null for the site's original texts. */
	const [undone, setUndone] = useState<{ readonly publishedAt: string | null } | null>(null)
	const { loadFailed: failure, busy } = words.notices
	const changes = useReading('changes', { read: readChanges, failure })
	const history = useReading('history', { read: readPublications, failure })
	const { run, build, follow } = usePublishRun(end)
	const { isBusy, run: act } = useAction({ onChanged: reload })

	function reload() {
		changes.reload()
		history.reload()
	}

	function end(next: RunOutcome) {
		setOutcome(next.kind === 'ended' ? null : next)
		if (next.kind === 'failed') setUndone(null)
		reload()
	}

	async function undo({ publications }: PublicationList) {
		const id = publications[1]?.id ?? originalTexts
		const refused = { conflict: busy, 'not-found': busy }
		const answer = await act({ action: words.done.undo, refused }, () => publishAgain({ id }))
		if (answer === null || answer.id === null) return
		setOutcome(null)
		setUndone({ publishedAt: publications[1]?.publishedAt ?? null })
		const isKept = publications[1]?.isKept ?? history.data?.isOriginalKept ?? false
		if (!isKept) follow(answer.id)
	}

	const lastSeconds = history.data?.buildSeconds ?? null

	function content() {
		if (run !== null) return <PublishRun run={run} build={build} lastSeconds={lastSeconds} />
		if (outcome?.kind === 'failed') {
			return <NotPublished reason={outcome.reason} onAgain={() => setOutcome(null)} />
		}
		if (undone !== null) {
			return (
				<Undone
					publishedAt={undone.publishedAt}
					pending={
						changes.status === 'ready' && changes.data
							? changedTexts(changes.data.changes).length
							: null
					}
					onList={() => setUndone(null)}
				/>
			)
		}
		const [publication] = outcome?.kind === 'published' ? outcome.list.publications : []
		if (outcome?.kind === 'published' && publication !== undefined) {
			const seconds = Math.round((Date.parse(publication.publishedAt) - outcome.startedAt) / 1_000)
			return (
				<Published
					publication={publication}
					seconds={Math.max(1, seconds)}
					isBusy={isBusy}
					onUndo={() => void undo(outcome.list)}
				/>
			)
		}
		if (changes.data === null) return <div className={styles['skeleton']} />
		if (changes.data.changes.length === 0) {
			return (
				<NothingToPublish
					history={history.data}
					isBusy={isBusy}
					onUndo={() => history.data && void undo(history.data)}
				/>
			)
		}
		return (
			<PublishList
				key={changes.data.digest}
				list={changes.data}
				build={build}
				lastSeconds={lastSeconds}
				onBegun={follow}
				onChanged={reload}
			/>
		)
	}

	return (
		<section
			className="frame place"
			aria-busy={changes.status === 'loading' && changes.data === null}
		>
			<p className="crumb">
				<PanelLink href="/waitlist/textos">{words.texts}</PanelLink>
			</p>
			{content()}
		</section>
	)
}

import { useState } from 'react'
import { originalTexts } from '#contract/word-publication.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { useReading } from '#islands/admin/useReading.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { BackDialog } from './BackDialog.tsx'
import { HistoryList } from './HistoryList.tsx'
import { publishAgain, readPublications } from './publish-api.ts'
import { NotPublished } from './PublishEnd.tsx'
import { PublishRun } from './PublishRun.tsx'
import { useShownValues } from './useShownValues.ts'
import { type RunOutcome, usePublishRun } from './usePublishRun.ts'
import pageStyles from './PublishPage.module.css'
import styles from './HistoryPage.module.css'

/** The place "Historial": publications with their authors and times, and buttons to restore them. */
export function HistoryPage() {
	const { toasts } = usePanel()
	const { data, reload } = useReading('history', {
		read: readPublications,
		failure: words.loadFailed,
	})
	const languages = data?.publications.flatMap(({ changes }) =>
		changes.map((each) => each.language),
	)
	const values = useShownValues(languages ?? null)
	const [wanted, setWanted] = useState<{ readonly id: string; readonly isUndo: boolean } | null>(
		null,
	)
	const [failure, setFailure] = useState<{ readonly reason: string | null } | null>(null)
	const { run, build, follow } = usePublishRun(end)
	const { isBusy, run: act } = useAction({ onChanged: reload })

	function end(outcome: RunOutcome) {
		reload()
		if (outcome.kind === 'failed') setFailure({ reason: outcome.reason })
		if (outcome.kind === 'published') toasts.show(words.done)
	}

	function isKept(id: string): boolean {
		if (data === null) return false
		if (id === originalTexts) return data.isOriginalKept
		return data.publications.find((each) => each.id === id)?.isKept ?? false
	}

	async function use(id: string) {
		const { busy } = publishWords.notices
		const refused = { conflict: busy, 'not-found': busy }
		setWanted(null)
		const kept = isKept(id)
		const answer = await act({ action: words.back, refused }, () => publishAgain({ id }))
		if (answer?.id === undefined || answer.id === null) return
		if (kept) toasts.show(words.done)
		else follow(answer.id)
	}

	if (run !== null || failure !== null) {
		return (
			<section className="frame place">
				{run === null ? (
					<NotPublished reason={failure?.reason ?? null} onAgain={() => setFailure(null)} />
				) : (
					<PublishRun run={run} build={build} lastSeconds={data?.buildSeconds ?? null} />
				)}
			</section>
		)
	}
	return (
		<section className="frame place" aria-busy={data === null}>
			<p className="crumb">
				<PanelLink href="/waitlist/textos">{publishWords.texts}</PanelLink>
			</p>
			<PlaceHeading>{words.title}</PlaceHeading>
			<div className={styles['pair']}>
				{data === null ? (
					<div className={pageStyles['skeleton']} />
				) : (
					<HistoryList
						publications={data.publications}
						values={values}
						isBusy={isBusy}
						onUse={(id, isUndo) => setWanted({ id, isUndo })}
					/>
				)}
				<aside>
					<h2>{words.aside.back}</h2>
					<p>{words.aside.backText}</p>
					<h2>{words.aside.people}</h2>
					<p>{words.aside.peopleText}</p>
				</aside>
			</div>
			{wanted !== null && data !== null && (
				<BackDialog
					{...wanted}
					list={data}
					isKept={isKept(wanted.id)}
					values={values}
					onConfirm={() => void use(wanted.id)}
					onCancel={() => setWanted(null)}
				/>
			)}
		</section>
	)
}

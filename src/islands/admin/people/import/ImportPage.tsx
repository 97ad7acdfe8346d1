import { useState } from 'react'
import { describeChange } from '#islands/admin/people/describe-change.ts'
import { JobProgress } from '#islands/admin/people/JobProgress.tsx'
import { useServerJob } from '#islands/admin/people/useServerJob.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import type { Announcement } from '#words/schemas/common.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { useImport } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

/** The place "Importar": a list from another service, with a preview of the import. */
export function ImportPage() {
	const [outcome, setOutcome] = useState<Announcement | null>(null)
	const [begun, setBegun] = useState(0)
	const listChange = useServerJob((ended) => setOutcome(ended && describeChange(ended)))
	const state = useImport({
		onBegun: (change) => {
			setOutcome(null)
			setBegun(begun + 1)
			listChange.start(change)
		},
	})
	const { job } = listChange

	return (
		<section className={`frame place ${styles['place']}`}>
			<p>
				<PanelLink href="/waitlist">{words.back}</PanelLink>
			</p>
			{/* Takes the focus again, because the button that started the import was replaced by its progress. */}
			<PlaceHeading key={begun}>{words.title}</PlaceHeading>
			<p className={styles['lead']}>{words.lead}</p>
			{job !== null && (
				<div className={styles['outcome']}>
					<p>{words.begun}</p>
					<JobProgress state={listChange} />
				</div>
			)}
			{outcome !== null && (
				<div className={styles['outcome']} role="status">
					<p>
						<b>{outcome.title}.</b> {outcome.text}
					</p>
					<p>
						<PanelLink href="/waitlist">{words.toList}</PanelLink>
					</p>
				</div>
			)}
			<ImportForm state={state} fileKey={job?.id ?? 'file'} />
			{state.preview !== null && <ImportPreview preview={state.preview} state={state} />}
		</section>
	)
}

import { useState } from 'react'
import type { ListChange, ListChangeKind } from '#features/people/messages/list-change.ts'
import { describeChange } from '#features/people/panel/describe-change.ts'
import { JobProgress } from '#features/people/panel/JobProgress.tsx'
import { useServerJob } from '#features/people/panel/useServerJob.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { UndoableImports } from './UndoableImports.tsx'
import { useImport } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ImportPage.module.css'

const begunWords = {
	import: words.begun,
	undo: words.undo.begun,
	tags: listWords.tagging.progressLabel,
	erasure: listWords.erasure.progressLabel,
} as const satisfies Record<ListChangeKind, string>

export function ImportPage() {
	const [outcome, setOutcome] = useState<Announcement | null>(null)
	const [begun, setBegun] = useState(0)
	const listChange = useServerJob((ended) => setOutcome(ended && describeChange(ended)))
	const { job } = listChange
	const begin = (change: ListChange) => {
		setOutcome(null)
		setBegun(begun + 1)
		listChange.start(change)
	}
	const state = useImport({ onBegun: begin })

	return (
		<section className={`frame place ${styles['place']}`}>
			<p>
				<PanelLink href="/waitlist">{words.back}</PanelLink>
			</p>
			{/* The heading takes the focus again when an import starts, because its progress replaces the button that had the focus. */}
			<PlaceHeading key={begun}>{words.title}</PlaceHeading>
			<p className={styles['lead']}>{words.lead}</p>
			{job !== null && (
				<div className={styles['outcome']}>
					<p>{begunWords[job.kind]}</p>
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
			<UndoableImports version={job?.id ?? ''} onBegun={begin} />
		</section>
	)
}

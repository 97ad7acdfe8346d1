import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { currentListChange, type ListChange } from '#features/people/messages/list-change.ts'
import {
	type ImportReference,
	importUndo,
	undoableImports,
	type UndoableImports as Imports,
} from '#features/people/messages/people-import.ts'
import { postFor, resource, searchById } from '#panel/client/api.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { undo: texts } = words

const importsQuery = resource(undoableImports, '/api/admin/imports')

const previewQuery = resource(importUndo, '/api/admin/imports/undo', searchById)

const undoImport = (message: ImportReference) =>
	postFor(currentListChange, '/api/admin/imports/undo', message)

type Props = {
	/** Another one reads the list again. */
	version: string
	onBegun: (change: ListChange) => void
}

/** The imports of the last week, each with its undo; hidden if there are none. */
export function UndoableImports({ version, onBegun }: Props) {
	const { data: imports = [] } = useQuery(importsQuery('', version))
	const [asked, setAsked] = useState<Imports[number] | null>(null)
	const { isBusy, run } = useAction()
	if (imports.length === 0) return null

	async function undo({ id }: Imports[number]) {
		const options = { action: texts.confirm, refused: { 'not-found': texts.gone } }
		const begun = await run(options, () => undoImport({ id }))
		setAsked(null)
		if (begun?.change) onBegun(begun.change)
	}

	return (
		<section className={styles['preview']}>
			<h2>{texts.title}</h2>
			<p className={styles['soft']}>{texts.text}</p>
			<DataTable
				label={texts.title}
				columns={[texts.file, texts.at, texts.actor, { label: texts.people, isNumber: true }]}
				rows={imports.map((each) => ({
					id: each.id,
					cells: [
						each.file,
						formatDateTime(each.created_at),
						each.actor === 'command line' ? texts.commandLine : each.actor,
						formatNumber(each.people),
					],
					actions: <TextButton onClick={() => setAsked(each)}>{texts.open}</TextButton>,
				}))}
			/>
			{asked !== null && (
				<UndoDialog
					asked={asked}
					isBusy={isBusy}
					onConfirm={() => void undo(asked)}
					onCancel={() => setAsked(null)}
				/>
			)}
		</section>
	)
}

type UndoDialogProps = {
	asked: Imports[number]
	isBusy: boolean
	onConfirm: () => void
	onCancel: () => void
}

/** Says how many people the undo erases, restores and leaves as they are. */
function UndoDialog({ asked: { id, file }, ...props }: UndoDialogProps) {
	const { data: counts } = useQuery(previewQuery(id))
	return (
		<ConfirmDialog
			title={formatMessage('es', texts.ask, { file })}
			confirm={texts.confirm}
			cancel={texts.cancel}
			isIncomplete={!counts || counts.erased + counts.restored === 0}
			{...props}
		>
			<div className={styles['questions']}>
				{counts &&
					(['erased', 'restored', 'kept'] as const)
						.filter((outcome) => counts[outcome] > 0)
						.map((outcome) => (
							<p key={outcome}>
								{formatMessage('es', texts.outcomes[outcome], { n: counts[outcome] })}
							</p>
						))}
				<p>{texts.final}</p>
			</div>
		</ConfirmDialog>
	)
}

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
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { undo: texts } = words

const importsQuery = resource(undoableImports, '/api/admin/imports')

const previewQuery = resource(importUndo, '/api/admin/imports/undo', searchById)

const undoImport = (message: ImportReference) =>
	postFor(currentListChange, '/api/admin/imports/undo', message)

type Props = {
	/** When this changes, the imports are read again. */
	version: string
	onBegun: (change: ListChange) => void
}

/** The imports of the last week, each with a button that undoes it. Hidden if there are no such imports. */
export function UndoableImports({ version, onBegun }: Props) {
	const { data: imports = [] } = useQuery(importsQuery('', version))
	const [asked, setAsked] = useState<Imports[number] | null>(null)
	if (imports.length === 0) return null

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
				<UndoDialog asked={asked} onClose={() => setAsked(null)} onBegun={onBegun} />
			)}
		</section>
	)
}

type UndoDialogProps = Pick<Props, 'onBegun'> & { asked: Imports[number]; onClose: () => void }

function UndoDialog({ asked: { id, file }, onClose, onBegun }: UndoDialogProps) {
	const { data: counts } = useQuery(previewQuery(id))
	return (
		<ActionDialog
			title={formatMessage('es', texts.ask, { file })}
			words={texts}
			options={{ action: texts.confirm, refused: { 'not-found': texts.gone } }}
			send={() => undoImport({ id })}
			isIncomplete={!counts || counts.erased + counts.restored === 0}
			onClose={onClose}
			onDone={(begun) => begun?.change && onBegun(begun.change)}
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
		</ActionDialog>
	)
}

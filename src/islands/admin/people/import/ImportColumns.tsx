import type { ImportPreview } from '#contract/people-import.ts'
import { type ImportUse, importUses } from '#domain/waitlist/import-plan.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { preview: texts, columns: choice } = words

type Props = { preview: ImportPreview; state: Import }

/** Encoding and separator, the detected columns, and a choice of others. */
export function ImportColumns({ preview, state }: Props) {
	const { columns: chosen } = state.request
	const names = preview.columns.map(({ name }) => ({ value: name, label: labelOf(name) }))
	const none = { value: '', label: choice.none }

	function current(use: ImportUse): string {
		// Several columns may be about permission; the owner adds one.
		if (use === 'permission') return chosen.permission ?? ''
		return preview.columns.find((column) => column.use === use)?.name ?? ''
	}

	return (
		<>
			<p className={styles['soft']}>{describeFormat(preview)}</p>
			<details className={styles['columns']}>
				<summary>{choice.open}</summary>
				<div className={styles['pair']}>
					{importUses.map((use) => (
						<SelectField
							key={use}
							label={choice.uses[use]}
							value={current(use)}
							choices={use === 'email' ? names : [none, ...names]}
							onChange={(name) => state.say({ columns: { ...chosen, [use]: name } })}
						/>
					))}
				</div>
			</details>
		</>
	)
}

/** A column without a name gets its number. */
function labelOf(name: string): string {
	return /^\d+$/.test(name) ? formatMessage('es', texts.unnamed, { n: Number(name) }) : `“${name}”`
}

function describeFormat({ encoding, separator, columns }: ImportPreview): string {
	const { comma, semicolon, tab } = texts.separators
	const names = { ',': comma, ';': semicolon, '\t': tab }
	const listOf = (isRead: boolean) =>
		columns
			.flatMap(({ name, use }) => ((use !== null) === isRead ? [labelOf(name)] : []))
			.join(', ')
	const unread = listOf(false)
	return [
		formatMessage('es', texts.format, { encoding, separator: names[separator] }),
		formatMessage('es', texts.read, { columns: listOf(true) }),
		...(unread === '' ? [] : [formatMessage('es', texts.unread, { columns: unread })]),
	].join(' ')
}

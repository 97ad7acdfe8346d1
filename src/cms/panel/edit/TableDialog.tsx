import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Language } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Chip } from '#panel/editor/chips.ts'
import { TextEditor } from '#panel/editor/TextEditor.tsx'
import { Dialog } from '#panel/parts/Dialog.tsx'
import wordsOfPanel from '#content/messages/es/panel/words.yaml'
import { labelOf, type Table, withLabel } from './tables.ts'
import sentenceStyles from './Sentence.module.css'
import styles from './TableDialog.module.css'

const words = wordsOfPanel.prose.table

type Props = {
	table: Table
	/** Whether the name of the table can be changed. */
	hasLabel: boolean
	language: Language
	findChips: (text: string) => readonly Chip[]
	onDone: (table: Table) => void
	onClose: () => void
}

/** A table as a grid of fields, with buttons for its rows and columns. Enter leads to the cell below. */
export function TableDialog({ table, hasLabel, language, findChips, onDone, onClose }: Props) {
	const [shown, setShown] = useState(table)
	const id = useId()
	const { rows } = shown
	const [names = []] = rows
	const idOf = (row: number, column: number) => `${id}-${row}-${column}`
	const focus = (row: number, column: number) => document.getElementById(idOf(row, column))?.focus()

	function change(next: Table['rows'], row: number, column: number) {
		flushSync(() => setShown({ ...shown, rows: next }))
		focus(row, column)
	}

	function type(row: number, column: number, text: string) {
		setShown({ ...shown, rows: rows.with(row, rows[row]?.with(column, text) ?? []) })
	}

	return (
		<Dialog title={words.title} isWide onClose={onClose}>
			{hasLabel && (
				<Field
					label={words.label}
					help={words.labelHelp}
					lang={language}
					maxLength={120}
					value={labelOf(shown)}
					onChange={({ target }) => setShown(withLabel(shown, target.value))}
				/>
			)}
			<div className={styles['grid']}>
				<table>
					<tbody>
						{rows.map((cells, row) => (
							<tr key={row}>
								{cells.map((text, column) => {
									const isCorner = row + column === 0
									const Cell = row * column === 0 && !isCorner ? 'th' : 'td'
									return (
										<Cell
											key={column}
											className={sentenceStyles['other']}
											scope={isCorner || row * column > 0 ? undefined : row === 0 ? 'col' : 'row'}
										>
											{!isCorner && (
												<div className="editor">
													<TextEditor
														id={idOf(row, column)}
														className={sentenceStyles['field']}
														label={nameOf(row, column)}
														language={language}
														value={text}
														isLine
														onEnter={() => focus(row + 1, column)}
														findChips={findChips}
														onChange={(typed) => type(row, column, typed)}
													/>
												</div>
											)}
										</Cell>
									)
								})}
								<td>
									{row > 0 && (
										<TextButton
											disabled={rows.length < 3}
											onClick={() => change(rows.toSpliced(row, 1), Math.max(1, row - 1), 0)}
										>
											{formatMessage('es', words.removeRow, { n: row })}
										</TextButton>
									)}
								</td>
							</tr>
						))}
						<tr>
							{names.map((_, column) => (
								<td key={column}>
									{column > 0 && (
										<TextButton
											disabled={names.length < 3}
											onClick={() =>
												change(
													rows.map((cells) => cells.toSpliced(column, 1)),
													0,
													Math.max(1, column - 1),
												)
											}
										>
											{formatMessage('es', words.removeColumn, { n: column })}
										</TextButton>
									)}
								</td>
							))}
						</tr>
					</tbody>
				</table>
			</div>
			<p className="row">
				<TextButton onClick={() => change([...rows, names.map(() => '')], rows.length, 0)}>
					{words.addRow}
				</TextButton>
				<TextButton
					onClick={() =>
						change(
							rows.map((cells) => [...cells, '']),
							0,
							names.length,
						)
					}
				>
					{words.addColumn}
				</TextButton>
			</p>
			<div className="actions">
				<Button tone="outline" onClick={onClose}>
					{wordsOfPanel.prose.cancel}
				</Button>
				<Button disabled={labelOf(shown).trim() === ''} onClick={() => onDone(shown)}>
					{wordsOfPanel.sentence.done}
				</Button>
			</div>
		</Dialog>
	)
}

function nameOf(row: number, column: number): string {
	if (row === 0) return formatMessage('es', words.column, { n: column })
	if (column === 0) return formatMessage('es', words.row, { n: row })
	return formatMessage('es', words.cell, { row, column })
}

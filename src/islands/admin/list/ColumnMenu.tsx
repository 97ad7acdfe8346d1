import { useId } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { PanelColumns } from '#contract/panel-columns.ts'
import {
	type CsvColumn,
	csvColumns,
	isoColumn,
	optionalColumns,
} from '#domain/waitlist/registration-columns.ts'
import { Tick } from '#islands/admin/Tick.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ColumnMenu.module.css'

const { columnMenu, csv, list } = listWords

type Props = {
	chosen: PanelColumns
	onChoose: (columns: PanelColumns) => void
}

/** The optional columns, which the server stores per account. A popover, so the browser closes it. */
export function ColumnMenu({ chosen, onChoose }: Props) {
	const id = useId()
	const { columns, isInCsv } = chosen
	const tick = (column: CsvColumn, label: string) => (
		<Tick
			key={column}
			label={label}
			isChecked={columns.includes(column)}
			onChange={(isChecked) =>
				onChoose({
					columns: csvColumns.filter((each) =>
						each === column ? isChecked : columns.includes(each),
					),
					isInCsv,
				})
			}
		/>
	)
	return (
		<>
			<TextButton popoverTarget={id}>{columnMenu.open}</TextButton>
			<div
				className={styles['menu']}
				id={id}
				popover="auto"
				role="group"
				aria-label={columnMenu.open}
			>
				<p>{columnMenu.always}</p>
				{optionalColumns.map((column) => tick(column, list.columns[column]))}
				<div>
					<Tick
						label={columnMenu.isInCsv}
						isChecked={isInCsv}
						onChange={(isChecked) => onChoose({ columns, isInCsv: isChecked })}
					/>
					{tick(isoColumn, columnMenu.iso)}
					<p>{csv.utc}</p>
				</div>
			</div>
		</>
	)
}

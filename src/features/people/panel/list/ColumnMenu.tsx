import type { PanelColumns } from '#features/accounts/messages/panel-columns.ts'
import {
	type CsvColumn,
	csvColumns,
	isoColumn,
	optionalColumns,
} from '#features/people/rules/registration-columns.ts'
import { Menu } from '#panel/parts/Menu.tsx'
import { Checkbox } from '#panel/fields/Checkbox.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const { columnMenu, csv, list } = listWords

type Props = {
	chosen: PanelColumns
	onChoose: (columns: PanelColumns) => void
}

export function ColumnMenu({ chosen: { columns, isInCsv }, onChoose }: Props) {
	const tick = (column: CsvColumn, label: string) => (
		<Checkbox
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
		<Menu label={columnMenu.open}>
			<p className="soft">{columnMenu.always}</p>
			{optionalColumns.map((column) => tick(column, list.columns[column]))}
			<hr />
			<Checkbox
				label={columnMenu.isInCsv}
				isChecked={isInCsv}
				onChange={(isChecked) => onChoose({ columns, isInCsv: isChecked })}
			/>
			{tick(isoColumn, columnMenu.iso)}
			<p className="soft">{csv.utc}</p>
		</Menu>
	)
}

import type { RegistrationSort } from '#contract/registration-query.ts'
import { fixedColumns, optionalColumns } from '#domain/waitlist/registration-columns.ts'
import { formatMessage } from '#words/format-message.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { isDate, sortOf } from './sort-of.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const { list, filters } = listWords

type Props = {
	sort: RegistrationSort
	onChange: (sort: RegistrationSort) => void
}

const columns = [...fixedColumns, ...optionalColumns]

/** The order, for screens whose table has no head. */
export function SortSelect({ sort, onChange }: Props) {
	const choices = columns.flatMap((column) => {
		const words = isDate(column) ? filters.byDate : filters.byText
		return [true, false].map((isAscending) => ({
			value: sortOf(column, isAscending),
			label: formatMessage('es', isAscending ? words.ascending : words.descending, {
				column: list.columns[column],
			}),
		}))
	})
	return <SelectField label={filters.order} value={sort} choices={choices} onChange={onChange} />
}

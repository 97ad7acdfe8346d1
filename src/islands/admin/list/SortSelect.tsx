import { useId } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import type { RegistrationSort } from '#contract/registration-query.ts'
import { fixedColumns, optionalColumns } from '#domain/waitlist/registration-columns.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { isDate, sortOf } from './sort-of.ts'
import styles from './ListFilters.module.css'

type Props = {
	words: ListWords
	sort: RegistrationSort
	onChange: (sort: RegistrationSort) => void
}

const columns = [...fixedColumns, ...optionalColumns]

/** The order, for screens on which the table has no head. */
export function SortSelect({ words: { list, filters }, sort, onChange }: Props) {
	const id = useId()
	const options = columns.flatMap((column) => {
		const words = isDate(column) ? filters.byDate : filters.byText
		return [true, false].map((isAscending) => ({
			value: sortOf(column, isAscending),
			label: formatMessage(isAscending ? words.ascending : words.descending, {
				column: list.columns[column],
			}),
		}))
	})
	return (
		<div className={styles['choice']}>
			<label htmlFor={id}>{filters.order}</label>
			<select
				className="input"
				id={id}
				value={sort}
				onChange={(event) => {
					const chosen = options.find(({ value }) => value === event.target.value)
					if (chosen) onChange(chosen.value)
				}}
			>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</div>
	)
}

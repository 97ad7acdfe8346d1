import { useId } from 'react'
import { formatNumber } from '#islands/admin/format-number.ts'
import styles from './ListFilters.module.css'

type Props = {
	label: string
	all: string
	value: string | undefined
	/** The values that occur, each with its number of rows in the whole list. */
	counts: readonly { readonly value: string; readonly count: number }[] | undefined
	/** What a value is called, if it is not its own name. */
	nameOf?: (value: string) => string
	onChange: (value: string | undefined) => void
	className?: string | undefined
}

/** A filter by one of the values that a column has. */
export function FilterSelect(props: Props) {
	const { label, all, value = '', counts = [], nameOf = String, onChange, className } = props
	const id = useId()
	// A bookmarked address can hold a value that is not in the list, or not among the most frequent ones.
	const isMissing = value !== '' && counts.every((each) => each.value !== value)
	return (
		<div className={`${styles['choice']} ${className ?? ''}`}>
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				value={value}
				onChange={(event) => onChange(event.target.value || undefined)}
			>
				<option value="">{all}</option>
				{isMissing && <option value={value}>{nameOf(value)}</option>}
				{counts.map((each) => (
					<option key={each.value} value={each.value}>
						{nameOf(each.value)} ({formatNumber(each.count)})
					</option>
				))}
			</select>
		</div>
	)
}

import { formatNumber } from '#islands/admin/format-number.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'

type Props = {
	label: string
	all: string
	value: string | undefined
	/** The existing values, each with its number of rows in the whole list. */
	counts: readonly { readonly value: string; readonly count: number }[] | undefined
	/** The label of a value, if it differs from the value. */
	nameOf?: (value: string) => string
	onChange: (value: string | undefined) => void
}

/** A filter by one value of a column. */
export function FilterSelect(props: Props) {
	const { label, all, value = '', counts = [], nameOf = String, onChange } = props
	// A bookmarked address may contain a value that is not in the list, or not among the most frequent ones.
	const isMissing = value !== '' && counts.every((each) => each.value !== value)
	return (
		<SelectField
			label={label}
			value={value}
			choices={[
				{ value: '', label: all },
				...(isMissing ? [{ value, label: nameOf(value) }] : []),
				...counts.map((each) => ({
					value: each.value,
					label: `${nameOf(each.value)} (${formatNumber(each.count)})`,
				})),
			]}
			onChange={(chosen) => onChange(chosen || undefined)}
		/>
	)
}

import { Combobox } from '#panel/combobox/Combobox.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { nameOfValue } from './describe-filter.ts'
import { type ChosenColumn, conditionOf, valuesOf } from './list-view.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

type Props = { column: ChosenColumn; list: List }

const { filters, statuses } = listWords
const meanings: Readonly<Record<string, string>> = statuses

/** Shows each value of the column with its number of rows in the whole list. */
export function FilterChoice({ column, list: { view, summary, change } }: Props) {
	const chosen = valuesOf(view[column])
	const letters = summary?.letters ?? []
	const counts =
		column === 'received' || column === 'missed'
			? letters.map(({ id, count }) => ({ value: id, count }))
			: (summary?.[column] ?? [])
	// A bookmarked URL may contain filter values that are not among the most frequent ones.
	const missing = chosen.filter((each) => counts.every(({ value }) => value !== each))
	const nameOf = (value: string) => nameOfValue(column, value, letters)
	return (
		<Combobox
			kind="several"
			label={filters[column]}
			none={filters.all}
			choices={[
				...missing.map((value) => ({ value, label: nameOf(value) })),
				...counts.map(({ value, count }) => ({
					value,
					label: nameOf(value),
					note: [column === 'status' && meanings[value], formatNumber(count)]
						.filter(Boolean)
						.join(', '),
				})),
			]}
			value={chosen}
			onChange={(values) => change({ [column]: conditionOf(values) })}
		/>
	)
}

import { useId } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { RegistrationSummary } from '#contract/registration-page.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { Tick } from '#islands/admin/Tick.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { conditionOf, valuesOf } from './list-view.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import menu from './ColumnMenu.module.css'
import styles from './ListFilters.module.css'

type Column = keyof typeof listWords.filters.several

type Props = {
	column: Column
	list: List
	nameOf?: (value: string) => string
	className?: string | undefined
}

const words = listWords.filters

/** A filter by one or several values of a column, ticked in a popover. */
export function FilterChoice(props: Props) {
	const { column, list, nameOf = String, className = '' } = props
	const { view, summary, change } = list
	const counts = summary === null ? [] : countsOf(summary, column)
	const id = useId()
	const [shown, ofWhat] = words.several[column]
	const chosen = valuesOf(view[column])
	const several = chosen.join('\n')
	// A bookmarked address may contain values that are not among the most frequent ones.
	const missing = chosen.filter((each) => counts.every((known) => known.value !== each))
	const choices = [...missing.map((each) => ({ value: each, count: null })), ...counts]
	const onChange = (value: string | string[] | undefined) => change({ [column]: value })
	const nameOfChosen = (each: string) =>
		chosen.length > 1 && each === several
			? formatMessage('es', words.chosen, { n: chosen.length })
			: nameOf(each)
	return (
		<div className={`${styles['choice']} ${className}`}>
			<FilterSelect
				label={words[column]}
				all={words.all}
				value={several || undefined}
				counts={counts}
				nameOf={nameOfChosen}
				onChange={onChange}
			/>
			{choices.length > 1 && (
				<TextButton popoverTarget={id}>
					{shown}
					<span className="visually-hidden"> {ofWhat}</span>
				</TextButton>
			)}
			<div
				className={menu['menu']}
				id={id}
				popover="auto"
				role="group"
				aria-label={`${shown} ${ofWhat}`}
			>
				{choices.map((each) => (
					<Tick
						key={each.value}
						label={
							each.count === null
								? nameOf(each.value)
								: `${nameOf(each.value)} (${formatNumber(each.count)})`
						}
						isChecked={chosen.includes(each.value)}
						onChange={(isChecked) =>
							onChange(
								conditionOf(
									isChecked
										? [...chosen, each.value]
										: chosen.filter((other) => other !== each.value),
								),
							)
						}
					/>
				))}
			</div>
		</div>
	)
}

/** The existing values, each with its number of rows in the whole list. */
function countsOf(summary: RegistrationSummary, column: Column) {
	return column === 'received' || column === 'missed'
		? summary.letters.map(({ id, count }) => ({ value: id, count }))
		: summary[column]
}

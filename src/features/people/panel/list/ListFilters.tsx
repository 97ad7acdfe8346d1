import { useId, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { fixedColumns, optionalColumns } from '#features/people/rules/registration-columns.ts'
import { DateField } from '#panel/fields/DateField.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { openPerson } from '#panel/panel-address.ts'
import { findPerson } from '#features/people/panel/person/person-api.ts'
import { SearchField } from '#panel/fields/SearchField.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { basicColumns, filterOf, moreColumns, onlyFilter } from './list-view.ts'
import { isDate, sortOf } from './sort-of.ts'
import type { Segments } from './SegmentDialog.tsx'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListFilters.module.css'

const { filters } = listWords

type ListProps = { list: List }

/** On a phone, everything but the search is behind a button. */
export function ListFilters({ list, segments }: ListProps & { segments: Segments }) {
	const { view, change } = list
	const active = Object.keys(filterOf(view))
	const [isOpen, setIsOpen] = useState(() => active.some((name) => !isBasic(name)))
	const id = useId()
	const { from, to } = view
	return (
		<search className={`${styles['filters']} ${isOpen ? styles['open'] : ''}`}>
			<div className={styles['folded']}>
				<SegmentSelect list={list} segments={segments} />
			</div>
			<ListSearch list={list} />
			<div className={styles['folded']}>
				{basicColumns.map((column) => (
					<FilterChoice key={column} column={column} list={list} />
				))}
			</div>
			<Button
				tone="outline"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				{filters.more}
				{active.length > 0 && ` (${active.length})`}
			</Button>
			<div className={styles['more']} id={id} hidden={!isOpen}>
				{moreColumns.map((column) => (
					<FilterChoice key={column} column={column} list={list} />
				))}
				{/* Days are UTC, as in all sums of the panel. */}
				<DateField
					label={filters.from}
					value={from ?? ''}
					max={to}
					onChange={(day) => change({ from: day || undefined })}
				/>
				<DateField
					label={filters.to}
					value={to ?? ''}
					min={from}
					onChange={(day) => change({ to: day || undefined })}
				/>
				<SelectField
					label={filters.order}
					value={view.sort}
					choices={orders}
					onChange={(sort) => change({ sort })}
				/>
			</div>
		</search>
	)
}

function isBasic(name: string): boolean {
	return basicColumns.some((column) => column === name)
}

const orders = [...fixedColumns, ...optionalColumns].flatMap((column) => {
	const words = isDate(column) ? filters.byDate : filters.byText
	return [true, false].map((isAscending) => ({
		value: sortOf(column, isAscending),
		label: formatMessage('es', isAscending ? words.ascending : words.descending, {
			column: listWords.list.columns[column],
		}),
	}))
})

/** Sets the filters to those of a segment, or clears them. */
function SegmentSelect({ list, segments }: ListProps & { segments: Segments }) {
	const words = listWords.segments
	const { saved, chosen, isFiltered } = segments
	const unsaved = { value: 'unsaved', label: words.unsaved }
	return (
		<SelectField
			label={words.label}
			value={chosen?.id ?? (isFiltered ? unsaved.value : '')}
			choices={[
				{ value: '', label: words.everyone },
				...(isFiltered && !chosen ? [unsaved] : []),
				...saved.map(({ id, name, count }) => ({
					value: id,
					label: `${name} (${formatNumber(count)})`,
				})),
			]}
			onChange={(id) => list.change(onlyFilter(saved.find((each) => each.id === id)?.filter ?? {}))}
		/>
	)
}

/** Searches the list during typing; Enter on a whole address opens the person's page. */
function ListSearch({ list }: ListProps) {
	const { run } = useAction()

	async function openWholeAddress(text: string) {
		if (!text.includes('@')) return
		const { pathname } = location
		const found = await run({ action: listWords.list.find }, () => findPerson(text.trim()))
		if (found && location.pathname === pathname) openPerson(found)
	}

	return (
		<SearchField
			label={filters.search}
			maxLength={254}
			search={list.search}
			onSearch={list.searchFor}
			onEnter={(text) => void openWholeAddress(text)}
		/>
	)
}

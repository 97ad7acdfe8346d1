import { useId, useMemo } from 'react'
import { Field } from '#components/ui/Field.tsx'
import type { ListWords } from '#content/types/panel.ts'
import type { List } from '#domain/waitlist/list.ts'
import { countsOf, viewed, wholeList, type View } from '#domain/waitlist/view.ts'
import styles from './Filters.module.css'

type Props = {
	list: List
	view: View
	onChange: (change: Partial<View>) => void
	words: ListWords['filters']
}

/** Search, status and source. Each option shows its number of rows in the whole list. */
export function Filters({ list, view, onChange, words }: Props) {
	const counts = useMemo(() => {
		const all = viewed(list, wholeList)
		return { status: countsOf(list.statuses, all), source: countsOf(list.sources, all) }
	}, [list])
	return (
		<search className={styles['filters']}>
			<Field
				label={words.search}
				type="search"
				value={view.search}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => onChange({ search: event.target.value })}
			/>
			<FilterSelect
				label={words.status}
				all={words.all}
				value={view.status}
				counts={counts.status}
				onChange={(status) => onChange({ status })}
			/>
			<FilterSelect
				label={words.source}
				all={words.all}
				value={view.source}
				counts={counts.source}
				onChange={(source) => onChange({ source })}
			/>
		</search>
	)
}

type FilterSelectProps = {
	label: string
	all: string
	value: string
	counts: ReturnType<typeof countsOf>
	onChange: (value: string) => void
}

function FilterSelect({ label, all, value, counts, onChange }: FilterSelectProps) {
	const id = useId()
	// A bookmarked address can hold a value that is no longer in the list; it stays selectable.
	const isMissing = value !== '' && counts.every(([name]) => name !== value)
	return (
		<div className={styles['choice']}>
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				<option value="">{all}</option>
				{isMissing && <option value={value}>{value} (0)</option>}
				{counts.map(([name, count]) => (
					<option key={name} value={name}>
						{name} ({count.toLocaleString('es-ES')})
					</option>
				))}
			</select>
		</div>
	)
}

import { useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import type { ListWords } from '#content/types/panel.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { moreFilters } from './list-view.ts'
import { MoreFilters } from './MoreFilters.tsx'
import type { List } from './useList.ts'
import { useTypedSearch } from './useTypedSearch.ts'
import styles from './ListFilters.module.css'

type Props = { words: ListWords; list: List }

/**
 * The search and the filters. On a wide screen status and source are always shown and the other filters behind a
 * button; on a phone all filters are behind the button, with the order, as the table has no head there.
 */
export function ListFilters({ words, list }: Props) {
	const { view, search, summary, change } = list
	const { filters } = words
	const more = moreFilters.filter((name) => view[name] !== undefined).length
	const all = more + Number(view.status !== undefined) + Number(view.source !== undefined)
	const [isOpen, setIsOpen] = useState(more > 0)
	const { text, type } = useTypedSearch(search, list.searchFor)
	const id = useId()

	const toggle = (label: string, count: number, className: string | undefined) => (
		<Button
			tone="outline"
			className={className}
			aria-expanded={isOpen}
			aria-controls={id}
			onClick={() => setIsOpen(!isOpen)}
		>
			{count === 0 ? label : `${label} (${count})`}
		</Button>
	)

	return (
		<search className={`${styles['filters']} ${isOpen ? styles['open'] : ''}`}>
			<Field
				label={filters.search}
				type="search"
				value={text}
				maxLength={254}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => type(event.target.value)}
			/>
			{toggle(filters.moreAndOrder, all, styles['onPhones'])}
			<FilterSelect
				className={styles['basic']}
				label={filters.status}
				all={filters.all}
				value={view.status}
				counts={summary?.status}
				onChange={(status) => change({ status })}
			/>
			<FilterSelect
				className={styles['basic']}
				label={filters.source}
				all={filters.all}
				value={view.source}
				counts={summary?.source}
				onChange={(source) => change({ source })}
			/>
			{toggle(filters.more, more, styles['notOnPhones'])}
			<div className={styles['more']} id={id} hidden={!isOpen}>
				<MoreFilters words={words} list={list} />
			</div>
		</search>
	)
}

import { useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import type { ListWords } from '#content/types/panel.ts'
import { findPerson } from '#islands/admin/person/person-api.ts'
import { logFailure } from '#islands/admin/api.ts'
import { openPerson } from '#islands/admin/panel-address.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { moreFilters, onlyFilter } from './list-view.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { SegmentSelect } from './SegmentSelect.tsx'
import type { Segments } from './useSegments.tsx'
import type { List } from './useList.ts'
import { useTypedSearch } from '#islands/admin/useTypedSearch.ts'
import styles from './ListFilters.module.css'

type Props = { words: ListWords; list: List; segments: Segments }

/**
 * The search, the segments and the filters. On a wide screen status and source are always shown and the other filters behind a
 * button; on a phone all filters are behind the button, with the order, as the table has no head there.
 */
export function ListFilters({ words, list, segments }: Props) {
	const { view, search, summary, change } = list
	const { filters } = words
	const more = moreFilters.filter((name) => view[name] !== undefined).length
	const all = more + Number(view.status !== undefined) + Number(view.source !== undefined)
	const [isOpen, setIsOpen] = useState(more > 0)
	const { text, type } = useTypedSearch(search, list.searchFor)
	const id = useId()

	/** A whole address opens the person's page. */
	async function openWholeAddress() {
		const found = text.includes('@') ? await findPerson(text.trim()).catch(logFailure) : null
		if (found) openPerson(found)
	}

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
			<SegmentSelect
				words={words.segments}
				segments={segments.segments}
				chosen={segments.chosen}
				isFiltered={segments.isFiltered}
				onChoose={(filter) => change(onlyFilter(filter))}
			/>
			<Field
				label={filters.search}
				type="search"
				value={text}
				maxLength={254}
				autoComplete="off"
				spellCheck={false}
				onChange={(event) => type(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') void openWholeAddress()
				}}
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

import { useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import { FilterChoice } from './FilterChoice.tsx'
import { moreFilters, onlyFilter } from './list-view.ts'
import { ListSearch } from './ListSearch.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { SegmentSelect } from './SegmentSelect.tsx'
import type { Segments } from './useSegments.tsx'
import type { List } from './useList.ts'
import styles from './ListFilters.module.css'

const words = listWords
const meanings: Readonly<Record<string, string>> = listWords.statuses

type Props = { list: List; segments: Segments }

/**
 * The search, the segments and the filters. A wide screen always shows status and source and keeps the other filters
 * behind a button; a phone keeps all filters behind the button, with the order, as its table has no head.
 */
export function ListFilters({ list, segments }: Props) {
	const { view, change } = list
	const { filters } = words
	const more = moreFilters.filter((name) => view[name] !== undefined).length
	const all = more + Number(view.status !== undefined) + Number(view.source !== undefined)
	const [isOpen, setIsOpen] = useState(more > 0)
	const id = useId()
	const basic = { className: styles['basic'], list }
	const toggle = { isOpen, controls: id, onToggle: () => setIsOpen(!isOpen) }
	return (
		<search className={`${styles['filters']} ${isOpen ? styles['open'] : ''}`}>
			<SegmentSelect
				segments={segments.segments}
				chosen={segments.chosen}
				isFiltered={segments.isFiltered}
				onChoose={(filter) => change(onlyFilter(filter))}
			/>
			<ListSearch list={list} />
			<FiltersButton
				{...toggle}
				className={styles['onPhones']}
				label={filters.moreAndOrder}
				count={all}
			/>
			<FilterChoice {...basic} column="status" nameOf={statusName} />
			<FilterChoice {...basic} column="source" />
			<FiltersButton
				{...toggle}
				className={styles['notOnPhones']}
				label={filters.more}
				count={more}
			/>
			<div className={styles['more']} id={id} hidden={!isOpen}>
				<MoreFilters list={list} />
			</div>
		</search>
	)
}

/** A stored state, with its meaning. */
function statusName(status: string): string {
	const gloss = meanings[status]
	return gloss === undefined ? status : `${status}: ${gloss}`
}

type FiltersButtonProps = {
	className: string | undefined
	label: string
	/** Number of active filters behind the button. */
	count: number
	isOpen: boolean
	/** The id of the element it opens. */
	controls: string
	onToggle: () => void
}

function FiltersButton(props: FiltersButtonProps) {
	const { className, label, count, isOpen, controls, onToggle } = props
	return (
		<Button
			tone="outline"
			className={className}
			aria-expanded={isOpen}
			aria-controls={controls}
			onClick={onToggle}
		>
			{count === 0 ? label : `${label} (${count})`}
		</Button>
	)
}

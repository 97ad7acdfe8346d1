import { DateField } from '#islands/admin/DateField.tsx'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { letterName } from './describe-filter.ts'
import { SortSelect } from './SortSelect.tsx'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListFilters.module.css'

const { filters } = listWords

type Props = { list: List }

/** The less frequently used filters. Days are UTC, as in all sums of the panel. */
export function MoreFilters({ list }: Props) {
	const { view, summary, change } = list
	const nameOf = (id: string) => letterName(id, summary?.letters ?? [])
	return (
		<>
			<FilterChoice column="locale" list={list} nameOf={languageName} />
			<FilterChoice column="country" list={list} nameOf={countryName} />
			<FilterChoice column="campaign" list={list} />
			<DateField
				label={filters.from}
				value={view.from ?? ''}
				max={view.to}
				onChange={(day) => change({ from: day || undefined })}
			/>
			<DateField
				label={filters.to}
				value={view.to ?? ''}
				min={view.from}
				onChange={(day) => change({ to: day || undefined })}
			/>
			<FilterChoice column="tags" list={list} />
			<FilterChoice column="received" list={list} nameOf={nameOf} />
			<FilterChoice column="missed" list={list} nameOf={nameOf} />
			<div className={styles['onPhones']}>
				<SortSelect sort={view.sort} onChange={(sort) => change({ sort })} />
			</div>
		</>
	)
}

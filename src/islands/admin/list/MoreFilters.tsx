import { Field } from '#components/ui/Field.tsx'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { letterName } from './describe-filter.ts'
import { SortSelect } from './SortSelect.tsx'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListFilters.module.css'

const words = listWords

type Props = { list: List }

/** The less frequently used filters. Days are UTC, as in all sums of the panel. */
export function MoreFilters({ list: { view, summary, change } }: Props) {
	const { filters } = words
	const letters = summary?.letters.map(({ id, count }) => ({ value: id, count }))
	const nameOf = (id: string) => letterName(id, summary?.letters ?? [])
	return (
		<>
			<FilterChoice
				column="locale"
				all={filters.all}
				value={view.locale}
				counts={summary?.locale}
				nameOf={languageName}
				onChange={(locale) => change({ locale })}
			/>
			<FilterChoice
				column="country"
				all={filters.all}
				value={view.country}
				counts={summary?.country}
				nameOf={countryName}
				onChange={(country) => change({ country })}
			/>
			<FilterChoice
				column="campaign"
				all={filters.all}
				value={view.campaign}
				counts={summary?.campaign}
				onChange={(campaign) => change({ campaign })}
			/>
			<Field
				label={filters.from}
				type="date"
				value={view.from ?? ''}
				max={view.to}
				onChange={(event) => change({ from: event.target.value || undefined })}
			/>
			<Field
				label={filters.to}
				type="date"
				value={view.to ?? ''}
				min={view.from}
				onChange={(event) => change({ to: event.target.value || undefined })}
			/>
			<FilterChoice
				column="tags"
				all={filters.all}
				value={view.tags}
				counts={summary?.tags}
				onChange={(tags) => change({ tags })}
			/>
			<FilterChoice
				column="received"
				all={filters.all}
				value={view.received}
				counts={letters}
				nameOf={nameOf}
				onChange={(received) => change({ received })}
			/>
			<FilterChoice
				column="missed"
				all={filters.all}
				value={view.missed}
				counts={letters}
				nameOf={nameOf}
				onChange={(missed) => change({ missed })}
			/>
			<div className={styles['onPhones']}>
				<SortSelect sort={view.sort} onChange={(sort) => change({ sort })} />
			</div>
		</>
	)
}

import { useId } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import type { RegistrationFilter } from '#contract/registration-query.ts'
import type { Segment } from '#contract/segment.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import styles from './ListFilters.module.css'

type Props = {
	words: ListWords['segments']
	segments: readonly Segment[]
	/** The segment whose filter is set. */
	chosen: Segment | undefined
	/** Whether any filter is set. */
	isFiltered: boolean
	onChoose: (filter: RegistrationFilter) => void
}

/** Sets the filters to those of a segment, or to none. */
export function SegmentSelect({ words, segments, chosen, isFiltered, onChoose }: Props) {
	const id = useId()
	return (
		<div className={styles['choice']}>
			<label htmlFor={id}>{words.label}</label>
			<select
				className="input"
				id={id}
				value={chosen?.id ?? (isFiltered ? 'unsaved' : '')}
				onChange={(event) =>
					onChoose(segments.find((each) => each.id === event.target.value)?.filter ?? {})
				}
			>
				<option value="">{words.everyone}</option>
				{isFiltered && !chosen && <option value="unsaved">{words.unsaved}</option>}
				{segments.map((segment) => (
					<option key={segment.id} value={segment.id}>
						{segment.name} ({formatNumber(segment.count)})
					</option>
				))}
			</select>
		</div>
	)
}

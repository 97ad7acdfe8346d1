import { DateField } from '#islands/admin/DateField.tsx'
import type { CountView } from '#domain/analytics/count-view.ts'
import { addDays } from '#domain/dates/utc-day.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountFilters.module.css'

const words = countsWords.periods

/** The longest period, which keeps a bar of the chart about two pixels wide. */
const maxDays = 366

type Props = {
	view: CountView
	today: string
	onChange: (change: Partial<CountView>) => void
}

/** The first and last day of a custom period. */
export function PeriodFields({ view, today, onChange }: Props) {
	const yesterday = addDays(today, -1)

	/** A browser reports an empty date during typing. Moves the other end if the period would be invalid. */
	function change(from: string, to: string, moved: 'from' | 'to') {
		if (from === '' || to === '' || to > yesterday) return
		if (moved === 'from') {
			const last = addDays(from, maxDays - 1)
			onChange({ from, to: to < from ? from : to > last ? last : to })
		} else {
			const first = addDays(to, 1 - maxDays)
			onChange({ to, from: from > to ? to : from < first ? first : from })
		}
	}

	return (
		<div className={styles['dates']}>
			<DateField
				label={words.from}
				max={yesterday}
				value={view.from}
				onChange={(day) => change(day, view.to, 'from')}
			/>
			<DateField
				label={words.to}
				max={yesterday}
				value={view.to}
				onChange={(day) => change(view.from, day, 'to')}
			/>
		</div>
	)
}

import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { DayCounts } from '#features/counts/messages/count-summary.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatWeekday } from './format-count.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './tables.module.css'

const words = countsWords.table

type Props = {
	days: readonly DayCounts[]
	daysBefore: readonly DayCounts[] | null
}

/** The charts as a table. */
export function DayTable({ days, daysBefore }: Props) {
	const before = daysBefore ? [words.before] : []
	const numbers = [words.visits, ...before, words.forms, ...before, words.confirmed]
	const summary = formatMessage('es', words.summary, { n: days.length })
	return (
		<div className={styles['wide']}>
			<Disclosure summary={summary}>
				<DataTable
					label={summary}
					columns={[words.day, ...numbers.map((label) => ({ label, isNumber: true }))]}
					rows={days.map(({ day, visits, forms, confirmed }, index) => {
						const earlier = daysBefore?.[index]
						const figures = earlier
							? [visits, earlier.visits, forms, earlier.forms, confirmed]
							: [visits, forms, confirmed]
						return { id: day, cells: [formatWeekday(day), ...figures.map(formatNumber)] }
					})}
				/>
			</Disclosure>
		</div>
	)
}

import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { CountsWords } from '#content/types/counts-panel.ts'
import type { DayCounts } from '#contract/count-summary.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatWeekday } from './format-count.ts'
import styles from './tables.module.css'

type Props = {
	words: CountsWords['table']
	days: readonly DayCounts[]
	daysBefore: readonly DayCounts[] | null
}

/** The charts as a table. */
export function DayTable({ words, days, daysBefore }: Props) {
	const title = formatMessage(words.summary, { n: days.length })
	return (
		<div className={styles['wide']}>
			<Disclosure summary={title}>
				{/* A scrolling region must be reachable by keyboard. */}
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
				<section className={styles['scroll']} aria-label={title} tabIndex={0}>
					<table className={styles['table']}>
						<thead>
							<tr>
								<th scope="col">{words.day}</th>
								<th scope="col">{words.visits}</th>
								{daysBefore && <th scope="col">{words.before}</th>}
								<th scope="col">{words.forms}</th>
								{daysBefore && <th scope="col">{words.before}</th>}
								<th scope="col">{words.confirmed}</th>
							</tr>
						</thead>
						<tbody>
							{days.map((day, index) => (
								<tr key={day.day}>
									<th scope="row">{formatWeekday(day.day)}</th>
									<td>{formatNumber(day.visits)}</td>
									{daysBefore && <td>{formatNumber(daysBefore[index]?.visits ?? 0)}</td>}
									<td>{formatNumber(day.forms)}</td>
									{daysBefore && <td>{formatNumber(daysBefore[index]?.forms ?? 0)}</td>}
									<td>{formatNumber(day.confirmed)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</Disclosure>
		</div>
	)
}

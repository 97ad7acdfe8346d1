import { useState } from 'react'
import words from '#content/messages/es/panel/counts.yaml'
import { utcDay } from '#domain/dates/utc-day.ts'
import { useFailure, usePanel } from '#islands/admin/panel-context.ts'
import { saveFile } from '#islands/save-file.ts'
import { CountFilters } from './CountFilters.tsx'
import { CountsEmpty } from './CountsEmpty.tsx'
import { CountsHeader } from './CountsHeader.tsx'
import { CountsReport } from './CountsReport.tsx'
import { CountsStatus } from './CountsStatus.tsx'
import { readCountsFile } from './counts-api.ts'
import { hasPeriodBefore } from './has-period-before.ts'
import { NotCounted } from './NotCounted.tsx'
import { useCounts } from './useCounts.ts'
import styles from './CountsPage.module.css'

/** The place "Entradas": the pages, sites and campaigns that bring people, and how far they get. */
export function CountsPage() {
	const { withProof } = usePanel()
	const fail = useFailure(words.state.failed)
	// The day the place was opened: the period does not move while it is read.
	const [today] = useState(() => utcDay(Date.now()))
	const [isCompared, setIsCompared] = useState(true)
	const counts = useCounts(today)
	const { summary, view } = counts

	function download(): void {
		const name = `entradas_${view.from}_${view.to}.csv`
		withProof(words.download, () => readCountsFile(view)).then(
			(file) => file && saveFile(file, name),
			fail,
		)
	}

	// Today is incomplete: until tomorrow only its sums so far exist.
	if (view.days !== 'today' && summary && (summary.since ?? today) >= today) {
		return (
			<section className={`frame ${styles['counts']}`}>
				<CountsHeader title={words.title} />
				<CountsEmpty isCounting={summary.isCounting} today={today} />
				<NotCounted />
			</section>
		)
	}
	return (
		<section className={`frame ${styles['counts']}`} aria-busy={counts.status === 'loading'}>
			<CountsHeader title={words.title} download={words.download} onDownload={download} />
			<CountFilters
				view={view}
				today={today}
				choices={summary?.choices}
				isCompared={isCompared}
				onCompare={setIsCompared}
				onChange={counts.change}
			/>
			<CountsStatus counts={counts} />
			{summary ? (
				<CountsReport
					summary={summary}
					view={view}
					isCompared={isCompared && view.days !== 'today' && hasPeriodBefore(summary)}
					onChanged={counts.reload}
				/>
			) : (
				<div className={styles['skeleton']} />
			)}
		</section>
	)
}

import { useState } from 'react'
import words from '#content/messages/es/panel/counts.yaml'
import { utcDay } from '#domain/dates/utc-day.ts'
import { useAction } from '#islands/admin/useAction.ts'
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
	const { run } = useAction()
	// The day the place was opened: the period does not move while it is read.
	const [today] = useState(() => utcDay(Date.now()))
	const [isCompared, setIsCompared] = useState(true)
	const counts = useCounts(today)
	const { summary, view } = counts

	async function download() {
		const { failed } = words.state
		const file = await run({ action: words.download, failed }, () => readCountsFile(view))
		if (file) saveFile(file, `entradas_${view.from}_${view.to}.csv`)
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
		<section className={`frame ${styles['counts']}`} aria-busy={counts.isFetching}>
			<CountsHeader
				title={words.title}
				download={words.download}
				onDownload={() => void download()}
			/>
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
				/>
			) : (
				!counts.isError && <div className={styles['skeleton']} />
			)}
		</section>
	)
}

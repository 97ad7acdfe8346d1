import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import words from '#content/messages/es/panel/counts.yaml'
import { type CountView, countQueryOf, readCountView, writeCountView } from './count-view.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { formatClock } from '#panel/format/format-date.ts'
import { navigate, usePanelAddress } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { saveFile } from '#site/island/save-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { CountFilters } from './CountFilters.tsx'
import { CountsEmpty } from './CountsEmpty.tsx'
import { CountsLead, CountsReport } from './CountsReport.tsx'
import { countsQuery, readCountsFile } from './counts-api.ts'
import { formatDay } from './format-count.ts'
import styles from './CountsPage.module.css'

const { state } = words

export function CountsPage() {
	const { run } = useAction()
	// The day on which the place was opened. The period does not move while the page stays open.
	const [today] = useState(() => utcDay(Date.now()))
	const [isCompared, setIsCompared] = useState(true)
	const counts = useCounts(today)
	const { read, view } = counts
	const { data: summary } = read
	const isToday = view.days === 'today'

	async function download() {
		const { failed } = state
		const file = await run({ action: words.download, failed }, () => readCountsFile(view))
		if (file) saveFile(file, `entradas_${view.from}_${view.to}.csv`)
	}

	// No complete day has been counted yet, so there are only today's sums until tomorrow.
	if (!isToday && summary && (summary.since ?? today) >= today) {
		return (
			<section className={`frame ${styles['counts']}`}>
				<PlaceHeading>{words.title}</PlaceHeading>
				{summary.isCounting && <SoFar today={today} />}
				<CountsEmpty
					reason={summary.isCounting ? state.empty : state.off}
					days={summary.days.length}
				/>
			</section>
		)
	}
	return (
		<section className={`frame ${styles['counts']}`} aria-busy={read.isFetching}>
			<header className="head">
				<PlaceHeading>{words.title}</PlaceHeading>
				<Button tone="outline" onClick={() => void download()}>
					{words.download}
				</Button>
			</header>
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
					isCompared={isCompared && !isToday && counts.hasBefore}
				/>
			) : (
				!read.isError && <div className={styles['skeleton']} />
			)}
		</section>
	)
}

/**
 * Reads the view from the panel's address, and the sums of that view from the server.
 *
 * @param today a UTC day
 */
function useCounts(today: string) {
	const { path, query } = usePanelAddress()
	const view = useMemo(() => readCountView(query, today), [query, today])
	const read = useQuery({
		...countsQuery(countQueryOf(view)),
		placeholderData: keepPreviousData,
		meta: { failure: state.failed },
	})
	const { since = null, daysBefore: [first] = [] } = read.data ?? {}
	return {
		/** Whether the whole previous period was counted. A comparison with a part of it would mislead. */
		hasBefore: since !== null && first !== undefined && since <= first.day,
		/** The query for the sums of the view. While they load, its data are the sums of the previous view. */
		read,
		view,
		/** Changes the view through the query of the panel's address. */
		change: (changed: Partial<CountView>) =>
			navigate(`${path}${writeCountView({ ...view, ...changed })}`),
	}
}

type Counts = ReturnType<typeof useCounts>

/** Today's sums so far, if today is the first day with counts. */
function SoFar({ today }: { today: string }) {
	const { data } = useQuery({
		...countsQuery(`from=${today}&to=${today}`),
		meta: { failure: state.failed },
	})
	return (
		<div role="status">
			{data && data.steps.visits > 0 && (
				<CountsLead summary={data} isCompared={false} isToday>
					{' '}
					<PanelLink href="/waitlist/entradas?days=today">{state.seeToday}</PanelLink>
				</CountsLead>
			)}
		</div>
	)
}

function CountsStatus({ counts }: { counts: Counts }) {
	const { data: summary, isFetching, isError, dataUpdatedAt, refetch } = counts.read
	return (
		<>
			{summary?.isCounting === false && <Note>{state.off}</Note>}
			<div className={styles['status']}>
				<p role="status">
					{isFetching
						? state.loading
						: !isError
							? beginning(counts)
							: summary
								? formatMessage('es', state.stale, { time: formatClock(dataUpdatedAt) })
								: state.failed.text}
				</p>
				{isError && !isFetching && (
					<TextButton onClick={() => void refetch()}>{state.retry}</TextButton>
				)}
			</div>
		</>
	)
}

/** The sentence that says that counting began too late to cover the period or the previous one; otherwise empty. */
function beginning({ read: { data: summary }, hasBefore }: Counts): string {
	if (!summary || summary.since === null || hasBefore) return ''
	const message = summary.since > summary.from ? state.since : state.noBefore
	return formatMessage('es', message, { day: formatDay(summary.since) })
}

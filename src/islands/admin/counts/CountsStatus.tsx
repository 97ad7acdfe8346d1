import { Note } from '#components/ui/Note.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatDay } from './format-count.ts'
import { hasPeriodBefore } from './has-period-before.ts'
import type { Counts } from './useCounts.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

const words = countsWords.state

type Props = { counts: Counts }

/** Whether the sums are loading, out of date, or begin within the period. */
export function CountsStatus({ counts }: Props) {
	const { summary, isFetching, isError, dataUpdatedAt, refetch } = counts
	return (
		<>
			{summary?.isCounting === false && <Note>{words.off}</Note>}
			<div className={styles['status']}>
				<p role="status">
					{isFetching
						? words.loading
						: !isError
							? beginning(counts)
							: summary
								? formatMessage('es', words.stale, { time: clock(dataUpdatedAt) })
								: words.failed.text}
				</p>
				{isError && !isFetching && (
					<button type="button" onClick={() => void refetch()}>
						{words.retry}
					</button>
				)}
			</div>
		</>
	)
}

/** Says if counting began too late to cover the period or the previous one. */
function beginning({ summary }: Counts): string {
	if (!summary || summary.since === null || hasPeriodBefore(summary)) return ''
	const message = summary.since > summary.from ? words.since : words.noBefore
	return formatMessage('es', message, { day: formatDay(summary.since) })
}

function clock(at: number): string {
	return new Date(at).toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}

import { Note } from '#components/ui/Note.tsx'
import type { CountsWords } from '#content/types/counts-panel.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { formatDay } from './format-count.ts'
import type { Counts } from './useCounts.ts'
import styles from './CountsPage.module.css'

type Props = { words: CountsWords['state']; counts: Counts }

/** Whether the sums are loading, out of date, or begin within the period. */
export function CountsStatus({ words, counts }: Props) {
	const { summary, view, status, readAt, reload } = counts
	const begins = summary?.since != null && summary.since > view.from ? summary.since : null
	return (
		<>
			{summary?.isCounting === false && <Note>{words.off}</Note>}
			<div className={styles['status']}>
				<p role="status">
					{status === 'loading' && words.loading}
					{status === 'failed' && summary && formatMessage(words.stale, { time: clock(readAt) })}
					{status === 'ready' && begins && formatMessage(words.since, { day: formatDay(begins) })}
				</p>
				{status === 'failed' && (
					<button type="button" onClick={reload}>
						{words.retry}
					</button>
				)}
			</div>
		</>
	)
}

function clock(at: number): string {
	return new Date(at).toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}

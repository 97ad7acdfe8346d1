import { TextButton } from '#components/ui/TextButton.tsx'
import type { ErasureJob } from '#contract/erasure.ts'
import type { ListChange } from '#contract/list-change.ts'
import { formatClock } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import type { ServerJob } from './useServerJob.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from '#islands/admin/list/ListPage.module.css'

type Props = { state: ServerJob<ListChange> | ServerJob<ErasureJob> }

/** The progress of an erasure or another bulk change, and the button that stops it. */
export function JobProgress({ state: { job, isStopping, stop } }: Props) {
	if (job === null) return null
	const [words, done, nextAt] =
		'erased' in job
			? ([listWords.erasure, job.erased, null] as const)
			: ([listWords.tagging, job.done, job.next_at] as const)
	const isEnding = isStopping || job.state === 'stopping'
	return (
		<div className={styles['status']}>
			<progress aria-label={words.progressLabel} max={job.total} value={done} />
			<p role="status">{formatMessage('es', words.progress, { n: done, total: job.total })}</p>
			{nextAt !== null && !isEnding && (
				<span className="soft">
					{formatMessage('es', listWords.tagging.waiting, {
						time: formatClock(Date.parse(nextAt)),
					})}
				</span>
			)}
			{isEnding ? (
				<span className="soft">{words.stopping}</span>
			) : (
				<TextButton onClick={stop}>{words.stop}</TextButton>
			)}
		</div>
	)
}

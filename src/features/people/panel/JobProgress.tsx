import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatClock } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { ServerJob } from './useServerJob.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './list/ListPage.module.css'

type Props = { state: ServerJob }

export function JobProgress({ state: { job, isStopping, stop } }: Props) {
	if (job === null) return null
	const words = job.kind === 'erasure' ? listWords.erasure : listWords.tagging
	const { done, next_at: nextAt } = job
	const isEnding = isStopping || job.state === 'stopping'
	return (
		<div className={`row ${styles['status']}`}>
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

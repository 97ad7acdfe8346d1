import { TextButton } from '#components/ui/TextButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { ErasureProgressState } from './useErasureProgress.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.erasure

type Props = { progress: ErasureProgressState }

/** How far the erasure of a whole filter is, and the button that stops it. */
export function ErasureProgress({ progress }: Props) {
	const { job, isStopping, stop } = progress
	if (job === null) return null
	const isEnding = isStopping || job.state === 'stopping'
	const text = formatMessage('es', words.progress, { n: job.erased, total: job.total })
	return (
		<div className={styles['status']}>
			<progress aria-label={words.progressLabel} max={job.total} value={job.erased} />
			<p role="status">{text}</p>
			{isEnding ? (
				<span className={styles['soft']}>{words.stopping}</span>
			) : (
				<TextButton onClick={stop}>{words.stop}</TextButton>
			)}
		</div>
	)
}

import { TextButton } from '#components/ui/TextButton.tsx'
import { formatClock } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import type { ListChangeState } from './useListChange.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from '#islands/admin/list/ListPage.module.css'

const words = listWords.tagging

type Props = { state: ListChangeState }

/** How far a change of many people is, and the button that stops it. */
export function ListChangeProgress({ state }: Props) {
	const { change, isStopping, stop } = state
	if (change === null) return null
	const isEnding = isStopping || change.state === 'stopping'
	return (
		<div className={styles['status']}>
			<progress aria-label={words.progressLabel} max={change.total} value={change.done} />
			<p role="status">
				{formatMessage('es', words.progress, { n: change.done, total: change.total })}
			</p>
			{change.next_at !== null && !isEnding && (
				<span className={styles['soft']}>
					{formatMessage('es', words.waiting, { time: formatClock(Date.parse(change.next_at)) })}
				</span>
			)}
			{isEnding ? (
				<span className={styles['soft']}>{words.stopping}</span>
			) : (
				<TextButton onClick={stop}>{words.stop}</TextButton>
			)}
		</div>
	)
}

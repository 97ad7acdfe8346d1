import type { CountMark } from '#contract/count-summary.ts'
import { formatMessage } from '#words/format-message.ts'
import { Icon } from '#components/art/Icon.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { deleteCountNote } from './counts-api.ts'
import { formatDay } from './format-count.ts'
import { NoteForm } from './NoteForm.tsx'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './MarkList.module.css'

const words = countsWords.marks

type Props = {
	/** Oldest first; the charts show their numbers. */
	marks: readonly CountMark[]
	lastDay: string
}

/** Events in the period: letters, changed headlines and the owner's notes. */
export function MarkList({ marks, lastDay }: Props) {
	const { run } = useAction()
	return (
		<div className={styles['marks']}>
			<h2>{words.title}</h2>
			{marks.length === 0 && <p>{words.empty}</p>}
			<ol className="plain">
				{marks.map((mark, index) => (
					<li key={mark.id}>
						<b aria-hidden="true">{index + 1}</b>
						<div>
							<em>
								{formatDay(mark.day)}.{' '}
								{formatMessage('es', words.kinds[mark.kind], { path: mark.path ?? '' })}
							</em>
							<br />
							{mark.before === null
								? mark.text
								: formatMessage('es', words.headline, { text: mark.text, before: mark.before })}
						</div>
						{mark.kind === 'note' && (
							<button
								type="button"
								onClick={() =>
									void run({ action: words.title, failed: words.failed }, () =>
										deleteCountNote({ id: mark.id }),
									)
								}
							>
								<Icon name="close" />
								<span className="visually-hidden">
									{formatMessage('es', words.remove, { text: mark.text })}
								</span>
							</button>
						)}
					</li>
				))}
			</ol>
			<NoteForm lastDay={lastDay} />
		</div>
	)
}

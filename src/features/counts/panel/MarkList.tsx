import { type SubmitEvent, useRef } from 'react'
import { Icon } from '#site/art/icons/Icon.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { type CountMark, countNote } from '#features/counts/messages/count-summary.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { addCountNote, deleteCountNote } from './counts-api.ts'
import { formatDay } from './format-count.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import pageStyles from './CountsPage.module.css'
import styles from './MarkList.module.css'

const words = countsWords.marks

const maxNoteLength = 200

type Props = {
	/** Oldest first. The charts show each mark as its number in this list. */
	marks: readonly CountMark[]
	lastDay: string
}

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
								aria-label={formatMessage('es', words.remove, { text: mark.text })}
								onClick={() =>
									void run({ action: words.title, failed: words.failed }, () =>
										deleteCountNote({ id: mark.id }),
									)
								}
							>
								<Icon name="close" />
							</button>
						)}
					</li>
				))}
			</ol>
			<Disclosure summary={words.add}>
				<NoteForm lastDay={lastDay} />
			</Disclosure>
		</div>
	)
}

/** The typed note stays if saving fails. */
function NoteForm({ lastDay }: Pick<Props, 'lastDay'>) {
	const { isBusy, run } = useAction()
	const form = useRef<HTMLFormElement>(null)

	async function save(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const typed = Object.fromEntries(new FormData(event.currentTarget))
		const isSaved = await run({ action: words.add, failed: words.failed }, () =>
			addCountNote(countNote.parse(typed)),
		)
		if (!isSaved) return
		const details = form.current?.closest('details')
		form.current?.reset()
		details?.querySelector('summary')?.focus()
		details?.removeAttribute('open')
	}

	return (
		<form ref={form} className={pageStyles['form']} onSubmit={(event) => void save(event)}>
			<Field name="day" label={words.day} type="date" defaultValue={lastDay} required />
			<Field name="text" label={words.text} maxLength={maxNoteLength} required />
			<Button type="submit" aria-busy={isBusy}>
				{words.save}
			</Button>
		</form>
	)
}

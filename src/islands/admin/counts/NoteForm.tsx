import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { addCountNote } from './counts-api.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './MarkList.module.css'

const words = countsWords.marks

const maxNoteLength = 200

type Props = {
	/** The preset day. */
	lastDay: string
}

/** A button that becomes a form for a note on a day. The text stays if saving fails. */
export function NoteForm({ lastDay }: Props) {
	const { isBusy, run } = useAction()
	const [isOpen, setIsOpen] = useState(false)
	const [note, setNote] = useState({ day: lastDay, text: '' })
	const opener = useRef<HTMLButtonElement>(null)

	const wasOpen = useRef(false)

	// The focus returns to the button, which replaces the form.
	useEffect(() => {
		if (wasOpen.current && !isOpen) opener.current?.focus()
		wasOpen.current = isOpen
	}, [isOpen])

	async function save() {
		const isSaved = await run({ action: words.add, failed: words.failed }, () => addCountNote(note))
		if (!isSaved) return
		setNote({ day: lastDay, text: '' })
		setIsOpen(false)
	}

	if (!isOpen) {
		return (
			<button ref={opener} className={styles['add']} type="button" onClick={() => setIsOpen(true)}>
				{words.add}
			</button>
		)
	}
	return (
		<form
			className={styles['form']}
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<Field
				label={words.day}
				type="date"
				value={note.day}
				required
				onChange={(event) => setNote({ ...note, day: event.target.value })}
			/>
			<Field
				label={words.text}
				value={note.text}
				maxLength={maxNoteLength}
				required
				onChange={(event) => setNote({ ...note, text: event.target.value })}
			/>
			<div className="actions">
				<Button type="submit" aria-busy={isBusy}>
					{words.save}
				</Button>
				<Button tone="outline" onClick={() => setIsOpen(false)}>
					{words.cancel}
				</Button>
			</div>
		</form>
	)
}

import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { useFailure } from '#islands/admin/panel-context.ts'
import { addCountNote } from './counts-api.ts'
import countsWords from '#content/messages/es/panel/counts.yaml'
import styles from './MarkList.module.css'

const words = countsWords.marks

const maxNoteLength = 200

type Props = {
	/** The preset day. */
	lastDay: string
	onSaved: () => void
}

/** A button that becomes a form for a note on a day. The text stays if saving fails. */
export function NoteForm({ lastDay, onSaved }: Props) {
	const fail = useFailure(words.failed)
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
		try {
			await addCountNote(note)
			setNote({ day: lastDay, text: '' })
			setIsOpen(false)
			onSaved()
		} catch (error) {
			fail(error)
		}
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
				<Button type="submit">{words.save}</Button>
				<Button tone="outline" onClick={() => setIsOpen(false)}>
					{words.cancel}
				</Button>
			</div>
		</form>
	)
}

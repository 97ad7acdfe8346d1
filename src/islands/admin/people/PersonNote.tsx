import { useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { Person } from '#contract/person.ts'
import { maxNoteLength } from '#domain/waitlist/tags.ts'
import { PersonNoteConflict } from './PersonNoteConflict.tsx'
import { usePersonNote } from './usePersonNote.ts'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonNote.module.css'

const words = personWords.note

/** The owner's note about a person, saved by itself. */
export function PersonNote({ person }: { person: Person }) {
	const note = usePersonNote(person)
	const id = `note${useId()}`
	// With the spaces that the saved note lacks.
	const [typed, setTyped] = useState('')
	const text = typed.trim() === note.text.trim() ? typed : note.text

	return (
		<section className={styles['note']}>
			<h2>{words.title}</h2>
			<label htmlFor={id}>{words.label}</label>
			<textarea
				className="input"
				id={id}
				rows={4}
				spellCheck
				maxLength={maxNoteLength}
				value={text}
				aria-describedby={`${id}-help`}
				onChange={(event) => {
					setTyped(event.target.value)
					note.type(event.target.value)
				}}
				onBlur={note.save}
			/>
			<p className={`small ${styles['soft']}`} id={`${id}-help`}>
				{words.help}
			</p>
			<p role="status" className="small">
				{note.status === 'saved' && words.saved}
				{note.status === 'failed' && words.failed}
			</p>
			{note.status === 'conflict' ? (
				<PersonNoteConflict theirs={person.note ?? ''} onChoose={note.choose} />
			) : (
				note.isUnsaved && (
					<Button tone="outline" aria-busy={note.status === 'saving'} onClick={note.save}>
						{words.save}
					</Button>
				)
			)}
		</section>
	)
}

import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { LongField } from '#site/ui/controls/Field.tsx'
import type { Person } from '#features/people/messages/person.ts'
import { maxNoteLength } from '#features/people/rules/tags.ts'
import { usePersonNote } from './usePersonNote.ts'
import personWords from '#content/messages/es/panel/person.yaml'

const words = personWords.note

export function PersonNote({ person }: { person: Person }) {
	const note = usePersonNote(person)
	// The note as typed, with leading and trailing spaces, which the saved note lacks.
	const [typed, setTyped] = useState('')

	return (
		<section>
			<h2>{words.title}</h2>
			<LongField
				label={words.label}
				help={words.help}
				rows={4}
				maxLength={maxNoteLength}
				value={typed.trim() === note.text.trim() ? typed : note.text}
				onChange={(event) => {
					setTyped(event.target.value)
					note.type(event.target.value)
				}}
				onBlur={note.save}
			/>
			<p role="status" className="small">
				{note.status === 'saved' && words.saved}
				{(note.status === 'failed' || note.status === 'wrong') && words.failed}
			</p>
			{note.status === 'conflict' ? (
				<Conflict theirs={person.note ?? ''} onChoose={note.choose} />
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

type ConflictProps = {
	/** The server's note. */
	theirs: string
	onChoose: (whose: 'mine' | 'theirs') => void
}

function Conflict({ theirs, onChoose }: ConflictProps) {
	const { empty, text, ...answers } = words.conflict
	return (
		<div role="alert">
			<p>{theirs === '' ? empty : text}</p>
			{theirs !== '' && <blockquote>{theirs}</blockquote>}
			<div className="actions">
				{(['theirs', 'mine'] as const).map((whose) => (
					<Button key={whose} tone="outline" onClick={() => onChoose(whose)}>
						{answers[whose]}
					</Button>
				))}
			</div>
		</div>
	)
}

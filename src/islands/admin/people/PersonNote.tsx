import { useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { Person } from '#contract/person.ts'
import { maxNoteLength } from '#domain/waitlist/tags.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { saveNote } from './tag-api.ts'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './PersonNote.module.css'

const words = personWords.note

type Props = { person: Person }

/** The owner's note about a person, saved by its button and on blur. */
export function PersonNote({ person }: Props) {
	const { isBusy, run } = useAction()
	const id = `note${useId()}`
	const [typed, setTyped] = useState<string | null>(null)
	const text = typed ?? person.note ?? ''
	const isChanged = text.trim() !== (person.note ?? '')

	async function save() {
		if (!isChanged) return
		await run({ action: words.save, done: words.saved }, () =>
			saveNote({ id: person.id, note: text.trim() }),
		)
	}

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
				onChange={(event) => setTyped(event.target.value)}
				onBlur={() => void save()}
			/>
			<p className={`small ${styles['soft']}`} id={`${id}-help`}>
				{words.help}
			</p>
			{isChanged && (
				<Button tone="outline" aria-busy={isBusy} onClick={() => void save()}>
					{words.save}
				</Button>
			)}
		</section>
	)
}

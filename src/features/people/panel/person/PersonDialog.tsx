import type { Person } from '#features/people/messages/person.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { ErasureDialog, erasureOf } from '#features/people/panel/list/ErasureDialog.tsx'
import { CorrectionDialog } from '#features/people/panel/AddressDialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { unsubscribePerson } from './person-api.ts'
import personWords from '#content/messages/es/panel/person.yaml'

export type PersonAct = 'correct' | 'unsubscribe' | 'erase'

type Props = {
	act: PersonAct
	person: Pick<Person, 'id' | 'email' | 'status'>
	onClose: () => void
	/** Called after an attempt to erase. */
	onErased: (isErased: boolean) => void
}

export function PersonDialog({ act, person, onClose, onErased }: Props) {
	if (act === 'correct') return <CorrectionDialog person={person} onClose={onClose} />
	if (act === 'erase')
		return <ErasureDialog erasure={erasureOf(person)} onClose={onClose} onDone={onErased} />
	const { id, email } = person
	const { actions, unsubscribed, unsubscribing: words } = personWords
	return (
		<ActionDialog
			title={formatMessage('es', words.title, { email })}
			words={words}
			options={{ action: actions.unsubscribe.label, done: unsubscribed }}
			send={() => unsubscribePerson({ id })}
			onClose={onClose}
		>
			<p>{words.text}</p>
		</ActionDialog>
	)
}

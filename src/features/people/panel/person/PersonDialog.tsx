import type { Person } from '#features/people/messages/person.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { ErasureDialog, erasureOf } from '#features/people/panel/list/ErasureDialog.tsx'
import { CorrectionDialog } from '#features/people/panel/AddressDialog.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { unsubscribePerson } from './person-api.ts'
import personWords from '#content/messages/es/panel/person.yaml'

/** An action on a person that needs a confirmation. */
export type PersonAct = 'correct' | 'unsubscribe' | 'erase'

type Props = {
	act: PersonAct
	person: Pick<Person, 'id' | 'email' | 'status'>
	onClose: () => void
	/** After an attempt to erase, with the number of erased registrations. */
	onErased: (erased: number) => void
}

/** The question before an act on a person. */
export function PersonDialog({ act, person, onClose, onErased }: Props) {
	if (act === 'correct') return <CorrectionDialog person={person} onClose={onClose} />
	if (act === 'unsubscribe') return <UnsubscribingDialog person={person} onClose={onClose} />
	return <ErasureDialog erasure={erasureOf(person)} onClose={onClose} onDone={onErased} />
}

function UnsubscribingDialog({
	person: { id, email },
	onClose,
}: Pick<Props, 'person' | 'onClose'>) {
	const { isBusy, run } = useAction()
	const { actions, unsubscribed, unsubscribing: words } = personWords

	async function unsubscribe() {
		const options = { action: actions.unsubscribe.label, done: unsubscribed }
		await run(options, () => unsubscribePerson({ id }))
		onClose()
	}

	return (
		<ConfirmDialog
			title={formatMessage('es', words.title, { email })}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			onConfirm={() => void unsubscribe()}
			onCancel={onClose}
		>
			<p>{words.text}</p>
		</ConfirmDialog>
	)
}

import { Field } from '#components/ui/Field.tsx'
import type { Person } from '#contract/person.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { usePanel } from '#islands/admin/panel-context.ts'
import { correctAddress } from '#islands/admin/person/person-api.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { useAddressField } from './useAddressField.ts'
import personWords from '#content/messages/es/panel/person.yaml'

const words = personWords.correcting

type Props = { person: Person; onClose: () => void }

/** Corrects a person's address, which the person must confirm. */
export function AddressDialog({ person, onClose }: Props) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { email, field, clearError, onRefusal } = useAddressField(person.email, {
		'invalid email': words.invalid,
		'conflict email': words.taken,
		'conflict status': words.unsubscribed,
	})

	async function correct() {
		clearError()
		const message = { id: person.id, email }
		const corrected = await run({ action: words.title, onRefusal }, () => correctAddress(message))
		if (corrected === null) return
		toasts.show(corrected.isAsked ? words.asked : words.respelled)
		onClose()
	}

	return (
		<ConfirmDialog
			title={words.title}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={email === '' || email === person.email}
			onConfirm={() => void correct()}
			onCancel={onClose}
		>
			<p>{person.status === 'active' ? words.confirmed : words.pending}</p>
			<Field label={words.email} {...field} />
		</ConfirmDialog>
	)
}

import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { deviceOf } from '#features/accounts/rules/user-agent.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { addPasskey, removePasskey, renamePasskey } from './account-api.ts'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'

/** The action on a passkey. */
export type PasskeyTask =
	| { readonly kind: 'add' }
	| { readonly kind: 'rename' | 'remove'; readonly id: string; readonly name: string }

type Props = { task: PasskeyTask; onClose: () => void }

const { passkeys: words, cancel } = accountWords
const wordsOf = { add: words.creation, rename: words.renaming, remove: words.removal }

export function PasskeyDialog({ task, onClose }: Props) {
	const { toasts } = usePanel()
	const [name, setName] = useState(task.kind === 'add' ? suggestedName() : task.name)
	const { isBusy, run } = useAction()
	const { title, confirm, ...more } = wordsOf[task.kind]
	const shown = task.kind === 'add' ? '' : task.name

	async function finish() {
		const isDone =
			task.kind === 'add'
				? await add()
				: task.kind === 'rename'
					? await run({ action: words.rename }, () => renamePasskey({ id: task.id, name }))
					: await run(
							{
								action: words.removal.confirm,
								done: announce(words.removed, shown),
								refused: { conflict: words.last },
							},
							() => removePasskey({ id: task.id }),
						)
		if (isDone !== null) onClose()
	}

	async function add() {
		const refused = { invalid: words.refused, conflict: words.refused }
		const isAdded = await run({ action: words.add, refused }, () => addPasskey(name))
		if (isAdded === false) toasts.show(words.notAdded, 'error')
		if (isAdded) toasts.show(announce(words.added, name))
		return isAdded || null
	}

	return (
		<ConfirmDialog
			title={formatMessage('es', title, { name: shown })}
			confirm={confirm}
			cancel={cancel}
			isBusy={isBusy}
			isIncomplete={name.trim() === ''}
			onConfirm={() => void finish()}
			onCancel={onClose}
		>
			{'text' in more && <p>{more.text}</p>}
			{'name' in more && (
				<Field
					label={more.name}
					value={name}
					maxLength={60}
					autoComplete="off"
					required
					onChange={(event) => setName(event.target.value)}
				/>
			)}
		</ConfirmDialog>
	)
}

function announce({ title, text }: typeof words.added, name: string): Announcement {
	return { title, text: formatMessage('es', text, { name }) }
}

/** A name for the passkey: the kind of this device, because most people tell their passkeys apart by device. */
function suggestedName(): string {
	const { system } = deviceOf(navigator.userAgent)
	const { names } = words.creation
	if (system === 'iPad') return names.tablet
	return system === 'Android' || system === 'iPhone' ? names.phone : names.computer
}

import { useState } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import type { List } from '#domain/waitlist/list.ts'
import { eraseRegistrations, SessionEnded } from './api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { formatMessage } from './format-message.ts'
import type { Toasts } from './useToasts.ts'

/** The rows at the time of the request, so that exactly these are erased even if the list changes meanwhile. */
export type PendingErasure = { readonly list: List; readonly rows: readonly number[] }

type Props = PendingErasure & {
	words: ListWords['erasure']
	toasts: Toasts
	onExpired: () => void
	/** Called when the dialog is finished; `hasChanged` after an attempt to erase. */
	onDone: (hasChanged: boolean) => void
}

/** Asks for confirmation with the exact number of rows, then erases them. */
export function ErasureDialog({ list, rows, words, toasts, onExpired, onDone }: Props) {
	const [isErasing, setIsErasing] = useState(false)
	const isOne = rows.length === 1
	const count = rows.length

	async function confirm() {
		if (isErasing) return
		setIsErasing(true)
		try {
			const erased = await eraseRegistrations(rows.map(list.ids.at))
			toasts.show({ ...words.done, text: formatMessage(words.done.text, { n: erased }) })
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			console.error(error)
			toasts.show(words.failed, 'error')
		}
		onDone(true)
	}

	return (
		<ConfirmDialog
			title={
				isOne
					? formatMessage(words.askOne, { email: list.emails.at(rows[0] ?? 0) })
					: formatMessage(words.ask, { n: count })
			}
			confirm={isOne ? words.confirmOne : formatMessage(words.confirm, { n: count })}
			cancel={words.cancel}
			onConfirm={confirm}
			onCancel={() => onDone(false)}
		>
			<p>{words.text}</p>
		</ConfirmDialog>
	)
}

import { type ReactNode, useState } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import type { RegistrationRow } from '#contract/registration-page.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { ErasureDialog, type PendingErasure } from './ErasureDialog.tsx'
import { eraseMatching, eraseOne } from './list-api.ts'
import { filterOf } from './list-view.ts'
import type { List } from './useList.ts'

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	words: ListWords['erasure']
	list: List
	/** After an attempt to erase. */
	onDone: () => void
}

/** Erases one row, or all that match the filter, and the dialog that asks first. */
export function useErasure({ words, list, toasts, withProof, onExpired, onDone }: Options) {
	const [pending, setPending] = useState<PendingErasure | null>(null)
	const [isErasing, setIsErasing] = useState(false)

	async function erase({ count, send }: PendingErasure) {
		if (isErasing) return
		setIsErasing(true)
		try {
			const action = formatMessage(words.confirm, { n: count })
			const result = await withProof(action, send)
			if (result) {
				const text = formatMessage(words.done.text, { n: result.erased })
				toasts.show({ ...words.done, text })
				onDone()
			}
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			console.error(error)
			const isConflict = error instanceof Refused && error.refusal.error === 'conflict'
			toasts.show(isConflict ? words.changed : words.failed, 'error')
			onDone()
		}
		setIsErasing(false)
		setPending(null)
	}

	function askForRow({ id, email }: RegistrationRow) {
		setPending({ count: 1, email, send: async () => await eraseOne(id) })
	}

	/** All that match, on every page. */
	function askForMatching() {
		const { page, view, search } = list
		const [only] = page?.rows ?? []
		if (page === null || only === undefined) return
		if (page.count === 1) return askForRow(only)
		const message = { filter: filterOf(view), count: page.count, ...(search !== '' && { search }) }
		setPending({ count: page.count, send: async () => await eraseMatching(message) })
	}

	const erasureDialog: ReactNode = pending && (
		<ErasureDialog
			words={words}
			pending={pending}
			isBusy={isErasing}
			onConfirm={() => void erase(pending)}
			onCancel={() => setPending(null)}
		/>
	)
	return { askForRow, askForMatching, erasureDialog }
}

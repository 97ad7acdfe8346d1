import { useState } from 'react'
import type { ErasureResult } from '#contract/erasure.ts'
import type { CurrentListChange, ListChange } from '#contract/list-change.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { formatMessage } from '#words/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { eraseOne } from './list-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.erasure

/** The rows to erase once confirmed. */
export type PendingErasure = {
	readonly count: number
	/** The address, for a single row. */
	readonly email?: string
	/** Erases, or starts erasing. */
	readonly send: () => Promise<ErasureResult | CurrentListChange>
}

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** After an attempt to erase, with the number of erased registrations. */
	onDone: (erased: number) => void
	/** The erasure continues in the background. */
	onStarted?: (change: ListChange) => void
}

/** Erases registrations after `ErasureDialog` is confirmed. */
export function useErasure({ toasts, withProof, onExpired, onDone, onStarted }: Options) {
	const [pending, setPending] = useState<PendingErasure | null>(null)
	const [isErasing, setIsErasing] = useState(false)

	async function erase({ count, send }: PendingErasure) {
		if (isErasing) return
		setIsErasing(true)
		try {
			const action = formatMessage('es', words.confirm, { n: count })
			const result = await withProof(action, send)
			if (result && 'change' in result) {
				if (result.change) onStarted?.(result.change)
			} else if (result) {
				const text = formatMessage('es', words.done.text, { n: result.erased })
				toasts.show({ ...words.done, text })
				onDone(result.erased)
			}
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			console.error(error)
			const isConflict = error instanceof Refused && error.refusal.error === 'conflict'
			toasts.show(isConflict ? words.changed : words.failed, 'error')
			onDone(0)
		}
		setIsErasing(false)
		setPending(null)
	}

	function askForOne({ id, email }: { readonly id: string; readonly email: string }) {
		setPending({ count: 1, email, send: async () => await eraseOne(id) })
	}

	return {
		askForOne,
		ask: setPending,
		/** The rows awaiting confirmation; null for none. */
		pending,
		isErasing,
		confirm: () => pending && void erase(pending),
		cancel: () => setPending(null),
	}
}

export type Erasure = ReturnType<typeof useErasure>

import { useState } from 'react'
import type { ErasureResult } from '#contract/erasure.ts'
import type { CurrentListChange, ListChange } from '#contract/list-change.ts'
import { formatMessage } from '#words/format-message.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
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

type Options = {
	/** After an attempt to erase, with the number of erased registrations. */
	onDone: (erased: number) => void
	/** The erasure continues in the background. */
	onStarted?: (change: ListChange) => void
}

/** Erases registrations after `ErasureDialog` is confirmed. */
export function useErasure({ onDone, onStarted }: Options) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const [pending, setPending] = useState<PendingErasure | null>(null)

	async function erase({ count, send }: PendingErasure) {
		const action = formatMessage('es', words.confirm, { n: count })
		const options = { action, failed: words.failed, refused: { conflict: words.changed } }
		const result = await run(options, send)
		setPending(null)
		if (result === null) return onDone(0)
		if ('change' in result) {
			if (result.change) onStarted?.(result.change)
			return
		}
		const text = formatMessage('es', words.done.text, { n: result.erased })
		toasts.show({ ...words.done, text })
		onDone(result.erased)
	}

	function askForOne({ id, email }: { readonly id: string; readonly email: string }) {
		setPending({ count: 1, email, send: async () => await eraseOne(id) })
	}

	return {
		askForOne,
		ask: setPending,
		/** The rows awaiting confirmation; null for none. */
		pending,
		isErasing: isBusy,
		confirm: () => pending && void erase(pending),
		cancel: () => setPending(null),
	}
}

export type Erasure = ReturnType<typeof useErasure>

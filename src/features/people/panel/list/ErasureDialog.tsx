import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import type { CurrentListChange, ListChange } from '#features/people/messages/list-change.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { eraseOne } from './list-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.erasure

export type Erasure = {
	readonly count: number
	/** The address of the person, if only one row is erased. */
	readonly email?: string
	/** Erases the rows (true), or starts an erasure that continues in the background. */
	readonly send: () => Promise<true | CurrentListChange>
}

export function erasureOf({ id, email }: { readonly id: string; readonly email: string }): Erasure {
	return { count: 1, email, send: async () => await eraseOne({ id }) }
}

type Props = {
	erasure: Erasure
	onClose: () => void
	/** Called after an attempt to erase. */
	onDone: (isErased: boolean) => void
	/** Called with an erasure that continues in the background. */
	onStarted?: (change: ListChange) => void
}

/** To erase several rows, the owner must type their number, so that the owner does not overlook it. */
export function ErasureDialog({ erasure, onClose, onDone, onStarted }: Props) {
	const { toasts } = usePanel()
	const [typed, setTyped] = useState('')
	const { count, email = '', send } = erasure
	const isOne = count === 1
	const action = formatMessage('es', words.confirm, { n: count })

	function tell(result: true | CurrentListChange | null) {
		if (result === null) return onDone(false)
		if (result !== true) return result.change && onStarted?.(result.change)
		toasts.show({ ...words.done, text: formatMessage('es', words.done.text, { n: 1 }) })
		onDone(true)
	}

	return (
		<ActionDialog
			title={
				isOne
					? formatMessage('es', words.askOne, { email })
					: formatMessage('es', words.ask, { n: count })
			}
			words={{ confirm: isOne ? words.confirmOne : action, cancel: words.cancel }}
			options={{ action, failed: words.failed, refused: { conflict: words.changed } }}
			send={send}
			isIncomplete={!isOne && typed.replaceAll(/\D/g, '') !== String(count)}
			onClose={onClose}
			onDone={tell}
		>
			<p>{words.text}</p>
			{!isOne && (
				<Field
					label={formatMessage('es', words.type, { n: count })}
					inputMode="numeric"
					autoComplete="off"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			)}
		</ActionDialog>
	)
}

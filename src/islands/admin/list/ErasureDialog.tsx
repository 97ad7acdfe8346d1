import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import type { ListWords } from '#content/types/panel.ts'
import type { CurrentErasure, ErasureResult } from '#contract/erasure.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#islands/admin/format-message.ts'

/** What is erased once it is confirmed. */
export type PendingErasure = {
	readonly count: number
	/** The address, if it is one row. */
	readonly email?: string
	/** Erases, or begins to. */
	readonly send: () => Promise<ErasureResult | CurrentErasure>
}

type Props = {
	words: ListWords['erasure']
	pending: PendingErasure
	isBusy: boolean
	onConfirm: () => void
	onCancel: () => void
}

/** Asks for confirmation. The number of several rows is typed, so that it is read. */
export function ErasureDialog({ words, pending, isBusy, onConfirm, onCancel }: Props) {
	const { count, email = '' } = pending
	const [typed, setTyped] = useState('')
	const isOne = count === 1
	return (
		<ConfirmDialog
			title={
				isOne ? formatMessage(words.askOne, { email }) : formatMessage(words.ask, { n: count })
			}
			confirm={isOne ? words.confirmOne : formatMessage(words.confirm, { n: count })}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={!isOne && typed.replaceAll(/\D/g, '') !== String(count)}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<p>{words.text}</p>
			{!isOne && (
				<Field
					label={formatMessage(words.type, { n: count })}
					inputMode="numeric"
					autoComplete="off"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			)}
		</ConfirmDialog>
	)
}

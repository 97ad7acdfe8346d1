import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Erasure, PendingErasure } from './useErasure.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.erasure

type Props = {
	pending: PendingErasure
	erasure: Erasure
}

/** Asks for confirmation. For several rows, their number must be typed, so that it is read. */
export function ErasureDialog({ pending, erasure }: Props) {
	const { count, email = '' } = pending
	const [typed, setTyped] = useState('')
	const isOne = count === 1
	return (
		<ConfirmDialog
			title={
				isOne
					? formatMessage('es', words.askOne, { email })
					: formatMessage('es', words.ask, { n: count })
			}
			confirm={isOne ? words.confirmOne : formatMessage('es', words.confirm, { n: count })}
			cancel={words.cancel}
			isBusy={erasure.isErasing}
			isIncomplete={!isOne && typed.replaceAll(/\D/g, '') !== String(count)}
			onConfirm={erasure.confirm}
			onCancel={erasure.cancel}
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
		</ConfirmDialog>
	)
}

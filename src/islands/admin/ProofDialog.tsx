import { useRef, useState } from 'react'
import type { ShellWords } from '#content/types/panel.ts'
import { prove } from './api.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { formatMessage } from './format-message.ts'
import { formatTimeRoundedUp } from './format-date.ts'
import { PasswordField } from './PasswordField.tsx'

type Props = {
	words: ShellWords
	/** What needs the proof, as the subject of a sentence. */
	action: string
	onDone: (isProven: boolean) => void
	/** The session has ended. */
	onFailure: (error: unknown) => void
}

/** Asks for the password of the account again. */
export function ProofDialog({ words: { proof, login }, action, onDone, onFailure }: Props) {
	const [error, setError] = useState('')
	const [isSubmitting, setIsSubmitting] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function submit() {
		if (isSubmitting) return
		setIsSubmitting(true)
		try {
			const outcome = await prove(password.current?.value ?? '')
			if (outcome.kind === 'granted') return onDone(true)
			const time = outcome.kind === 'tooMany' ? formatTimeRoundedUp(outcome.until) : ''
			setError(formatMessage(proof[outcome.kind], { time }))
			password.current?.select()
		} catch (failure) {
			onFailure(failure)
		}
		setIsSubmitting(false)
	}

	return (
		<ConfirmDialog
			title={proof.title}
			confirm={proof.confirm}
			cancel={proof.cancel}
			isBusy={isSubmitting}
			onConfirm={() => void submit()}
			onCancel={() => onDone(false)}
		>
			<p>{formatMessage(proof.text, { action })}</p>
			<PasswordField words={login} input={password} error={error} />
		</ConfirmDialog>
	)
}

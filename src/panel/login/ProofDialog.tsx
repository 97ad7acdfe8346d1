import { useRef, useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { prove } from '#panel/client/api.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatTimeRoundedUp } from '#panel/format/format-date.ts'
import { passkeySupport, proveWithPasskey } from './passkey-login.ts'
import { PasswordField } from '#panel/fields/PasswordField.tsx'
import type { ProofQuestion } from './useProof.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'

const { proof } = shellWords

type Props = ProofQuestion

/** Asks again for the account's password or a passkey. */
export function ProofDialog({ action, act, onDone, onFailure }: Props) {
	const [error, setError] = useState('')
	const [isSubmitting, setIsSubmitting] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function submit(isByPasskey: boolean) {
		if (isSubmitting) return
		setIsSubmitting(true)
		try {
			const outcome = isByPasskey
				? await proveWithPasskey(act)
				: await prove({ password: password.current?.value ?? '', act })
			if (outcome?.kind === 'granted') return onDone(true)
			if (outcome) {
				const time = outcome.kind === 'tooMany' ? formatTimeRoundedUp(outcome.until) : ''
				const isWrongPasskey = isByPasskey && outcome.kind === 'denied'
				setError(
					formatMessage('es', proof[isWrongPasskey ? 'deniedPasskey' : outcome.kind], { time }),
				)
				password.current?.select()
			}
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
			onConfirm={() => void submit(false)}
			onCancel={() => onDone(false)}
		>
			<p>
				{act
					? formatMessage('es', proof.acts[act.act], { target: act.target })
					: formatMessage('es', proof.text, { action })}
			</p>
			<PasswordField input={password} error={error} />
			{passkeySupport() === 'supported' && (
				<TextButton onClick={() => void submit(true)}>{proof.passkey}</TextButton>
			)}
		</ConfirmDialog>
	)
}

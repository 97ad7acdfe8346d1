import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { accountLimits } from '#config/rules/account-limits.ts'
import { acceptInvitation } from '#panel/client/api.ts'
import type { InvitationLink } from './invitation-link.ts'
import { usePanel } from '#panel/panel-context.ts'
import styles from './Login.module.css'

type Props = { invitation: InvitationLink }

const { invitation: words } = shellWords

export function InvitationForm({ invitation: { token, name } }: Props) {
	const { onEnter } = usePanel()
	const [isSubmitting, setIsSubmitting] = useState(false)
	const [error, setError] = useState<'denied' | 'tooMany' | 'unavailable' | null>(null)

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSubmitting) return
		const password = new FormData(event.currentTarget).get('password')
		setIsSubmitting(true)
		setError(null)
		const typed = typeof password === 'string' ? password : ''
		const outcome = await acceptInvitation({ token, password: typed })
		setIsSubmitting(false)
		if (outcome.kind === 'granted') onEnter()
		else setError(outcome.kind)
	}

	return (
		<section className={`frame ${styles['login']}`}>
			<h1>{words.title}</h1>
			<p>{words.text}</p>
			<form onSubmit={(event) => void submit(event)}>
				<Field label={words.username} value={name} autoComplete="username" readOnly />
				<Field
					label={`${words.password}, ${words.hint}`}
					error={error ? words[error === 'denied' ? 'expired' : error] : undefined}
					name="password"
					type="password"
					autoComplete="new-password"
					minLength={accountLimits.minPasswordLength}
					maxLength={accountLimits.maxPasswordLength}
					required
				/>
				<div className="actions">
					<Button type="submit" aria-busy={isSubmitting}>
						{words.submit}
					</Button>
				</div>
			</form>
		</section>
	)
}

import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { ScriptNotice } from '#components/ui/ScriptNotice.tsx'
import type { Announcement, ShellWords } from '#content/types/panel.ts'
import { logIn, type LoginOutcome } from './api.ts'
import { formatTimeRoundedUp } from './format-date.ts'
import { formatMessage } from './format-message.ts'
import styles from './Login.module.css'
import { logInWithPasskey } from './passkey-login.ts'
import { passkeySupport } from './passkey-support.ts'
import { PasswordField } from './PasswordField.tsx'
import type { Toasts } from './useToasts.ts'

type Props = {
	words: ShellWords
	toasts: Toasts
	onEnter: () => void
	/** The session is being checked: the form is hidden but keeps its space. */
	isWaiting: boolean
}

export function Login({ words: { login, notices }, toasts, onEnter, isWaiting }: Props) {
	const [isSubmitting, setIsSubmitting] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSubmitting) return
		const form = new FormData(event.currentTarget)
		toasts.dismissErrors()
		setIsSubmitting(true)
		const outcome = await logIn(textOf(form, 'username'), textOf(form, 'password'))
		setIsSubmitting(false)
		if (outcome.kind === 'granted') return onEnter()
		announce(outcome, notices[outcome.kind])
		password.current?.select()
	}

	async function enterWithPasskey() {
		if (isSubmitting) return
		toasts.dismissErrors()
		setIsSubmitting(true)
		const outcome = await logInWithPasskey()
		setIsSubmitting(false)
		if (outcome?.kind === 'granted') return onEnter()
		if (outcome === null) return
		announce(outcome, notices[outcome.kind === 'denied' ? 'deniedPasskey' : outcome.kind])
	}

	function announce(outcome: LoginOutcome, notice: Announcement) {
		const time = outcome.kind === 'tooMany' ? formatTimeRoundedUp(outcome.until) : ''
		toasts.show({ ...notice, text: formatMessage(notice.text, { time }) }, 'error')
	}

	return (
		<section className={`frame ${styles['login']}`}>
			<h1>{login.title}</h1>
			<p>{login.text}</p>
			<noscript>
				<p>{login.needsScript}</p>
			</noscript>
			<ScriptNotice {...login.notLoaded} />
			<form className={isWaiting ? styles['waiting'] : undefined} onSubmit={submit}>
				<Field
					label={login.username}
					name="username"
					type="text"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
				<PasswordField words={login} input={password} />
				<div className={styles['actions']}>
					<Button type="submit" aria-busy={isSubmitting}>
						{login.submit}
					</Button>
					{!isWaiting && passkeySupport() === 'supported' && (
						<Button tone="outline" onClick={() => void enterWithPasskey()}>
							{login.passkey}
						</Button>
					)}
				</div>
			</form>
		</section>
	)
}

function textOf(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

import { useRef, useState, type SubmitEvent } from 'react'
import type { Announcement, ShellWords } from '#content/types/panel.ts'
import { logIn, type LoginOutcome } from './api.ts'
import { formatTimeRoundedUp } from './format-date.ts'
import { formatMessage } from './format-message.ts'
import { logInWithPasskey } from './passkey-login.ts'
import type { Toasts } from './useToasts.ts'

/** Logs in with a password or a passkey, one attempt at a time, and shows why an attempt was refused. */
export function useLogin(notices: ShellWords['notices'], toasts: Toasts, onEnter: () => void) {
	const [isSubmitting, setIsSubmitting] = useState(false)
	const [isDenied, setIsDenied] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSubmitting) return
		const form = new FormData(event.currentTarget)
		toasts.dismissErrors()
		setIsSubmitting(true)
		setIsDenied(false)
		const outcome = await logIn(textOf(form, 'username'), textOf(form, 'password'))
		setIsSubmitting(false)
		if (outcome.kind === 'granted') return onEnter()
		setIsDenied(outcome.kind === 'denied')
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

	return { isSubmitting, isDenied, password, submit, enterWithPasskey }
}

function textOf(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

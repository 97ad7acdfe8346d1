import { useRef, useState, type SubmitEvent } from 'react'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { logIn, type LoginOutcome } from '#panel/client/api.ts'
import { formatTimeRoundedUp } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { logInWithPasskey } from './passkey-login.ts'
import { usePanel } from '#panel/panel-context.ts'

const { notices } = shellWords

/** Logs in with a password or a passkey, one attempt at a time, and shows why an attempt was refused. */
export function useLogin() {
	const { toasts, onEnter } = usePanel()
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
		toasts.show(noticeOf(outcome), 'error')
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
		toasts.show(outcome.kind === 'denied' ? notices.deniedPasskey : noticeOf(outcome), 'error')
	}

	return { isSubmitting, isDenied, password, submit, enterWithPasskey }
}

function textOf(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

function noticeOf(outcome: Exclude<LoginOutcome, { kind: 'granted' }>): Announcement {
	if (outcome.kind !== 'tooMany') return notices[outcome.kind]
	const { title, text } = notices.tooMany
	return { title, text: formatMessage('es', text, { time: formatTimeRoundedUp(outcome.until) }) }
}

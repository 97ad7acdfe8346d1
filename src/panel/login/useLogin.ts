import { useRef, useState, type SubmitEvent } from 'react'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { logIn, type LoginOutcome } from '#panel/client/api.ts'
import { formatTimeRoundedUp } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { logInWithPasskey } from './passkey-login.ts'
import { usePanel } from '#panel/panel-context.ts'

const { notices } = shellWords

export function useLogin() {
	const { toasts, onEnter } = usePanel()
	const [isSubmitting, setIsSubmitting] = useState(false)
	const [isDenied, setIsDenied] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function enter(isByPasskey: boolean, attempt: () => Promise<LoginOutcome | null>) {
		if (isSubmitting) return
		toasts.dismissErrors()
		setIsSubmitting(true)
		setIsDenied(false)
		const outcome = await attempt()
		setIsSubmitting(false)
		if (outcome === null) return
		if (outcome.kind === 'granted') return onEnter()
		const isWrong = outcome.kind === 'denied'
		setIsDenied(isWrong && !isByPasskey)
		toasts.show(isWrong && isByPasskey ? notices.deniedPasskey : noticeOf(outcome), 'error')
		if (!isByPasskey) password.current?.select()
	}

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const message = { username: textOf(form, 'username'), password: textOf(form, 'password') }
		void enter(false, () => logIn(message))
	}

	return {
		isSubmitting,
		isDenied,
		password,
		submit,
		enterWithPasskey: () => void enter(true, logInWithPasskey),
	}
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

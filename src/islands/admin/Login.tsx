import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { ScriptNotice } from '#components/ui/ScriptNotice.tsx'
import type { PanelWords } from '#content/types/panel.ts'
import { logIn } from './api.ts'
import { fill } from './fill.ts'
import styles from './Login.module.css'
import { PasswordField } from './PasswordField.tsx'
import type { Toasts } from './useToasts.ts'

type Props = {
	words: PanelWords
	toasts: Toasts
	onEnter: () => void
	/** Nobody knows yet whether the form is needed; it keeps its place. */
	isWaiting: boolean
}

export function Login({ words: { login, notices }, toasts, onEnter, isWaiting }: Props) {
	const [isAsking, setIsAsking] = useState(false)
	const password = useRef<HTMLInputElement>(null)

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isAsking) return
		const sent = new FormData(event.currentTarget)
		toasts.forgive()
		setIsAsking(true)
		const outcome = await logIn(typed(sent, 'username'), typed(sent, 'password'))
		setIsAsking(false)
		if (outcome.kind === 'granted') return onEnter()
		const notice = notices[outcome.kind]
		const time = outcome.kind === 'tooMany' ? clock(outcome.until) : ''
		toasts.say({ ...notice, text: fill(notice.text, { time }) }, 'bad')
		password.current?.select()
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
				<Button type="submit" aria-busy={isAsking}>
					{login.submit}
				</Button>
			</form>
		</section>
	)
}

function typed(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

/** "14:35", never a time that is still too early. */
function clock(time: number): string {
	const minute = 60_000
	const next = new Date(Math.ceil(time / minute) * minute)
	return next.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit' })
}

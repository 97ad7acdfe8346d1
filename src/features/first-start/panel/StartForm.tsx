import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field, FieldError } from '#site/ui/controls/Field.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { type FirstStart, firstSettings } from '#features/first-start/messages/first-start.ts'
import { isLoopback } from '#site-map/hosts/loopback.ts'
import { usePanel } from '#panel/panel-context.ts'
import { passkeySupport } from '#panel/login/passkey-login.ts'
import { SettingField } from '#features/settings/panel/SettingField.tsx'
import { PasswordField } from '#panel/fields/PasswordField.tsx'
import { startWithPasskey, startWithPassword } from './start-api.ts'
import words from '#content/messages/es/panel/start.yaml'

type Props = {
	token: string
	settings: FirstStart['settings']
	/** Called when the account exists. Resolves once it is known whether the panel can be opened. */
	onMade: () => Promise<void>
	onExpired: () => void
}

type Secret = 'password' | 'passkey'

/** The typed text stays if the server refuses it. */
export function StartForm({ token, settings, onMade, onExpired }: Props) {
	const { toasts } = usePanel()
	const [isBusy, setIsBusy] = useState(false)
	const [secret, setSecret] = useState<Secret>('password')
	const [typed, setTyped] = useState(() => firstTexts(settings))
	const [wrong, setWrong] = useState<readonly string[]>([])
	const form = useRef<HTMLFormElement>(null)

	useEffect(() => {
		if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [wrong])

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isBusy) return
		const data = new FormData(event.currentTarget)
		toasts.dismissErrors()
		setWrong([])
		setIsBusy(true)
		const answers = { token, name: textOf(data, 'name'), settings: settingsOf(typed, settings) }
		const outcome =
			secret === 'passkey'
				? await startWithPasskey(answers)
				: await startWithPassword(answers, textOf(data, 'password'))
		if (outcome.kind === 'made') await onMade()
		setIsBusy(false)
		if (outcome.kind === 'made') return
		if (outcome.kind === 'expired') return onExpired()
		if (outcome.kind === 'invalid') return setWrong(outcome.fields)
		toasts.show(words[outcome.kind], 'error')
	}

	const { name, password, passkey } = words.fields
	const isWrong = (field: string) => wrong.includes(field)
	const isLocal = isLoopback(location.hostname)
	return (
		<form ref={form} noValidate onSubmit={(event) => void submit(event)}>
			<Field
				label={name.label}
				help={name.help}
				error={isWrong('name') ? name.invalid : undefined}
				name="name"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<div>
				{passkeySupport() === 'supported' && (
					<Segments
						name="secret"
						legend={words.secret.legend}
						choices={[
							{ value: 'password', label: words.secret.password },
							{ value: 'passkey', label: words.secret.passkey },
						]}
						value={secret}
						onChange={setSecret}
					/>
				)}
				{secret === 'password' ? (
					<PasswordField
						error={isWrong('password') ? password.invalid : undefined}
						help={password.help}
					/>
				) : (
					<>
						<FieldError id="passkey-error">
							{isWrong('passkey') && passkey.invalid}
							{isWrong('passkey-elsewhere') && passkey.elsewhere}
						</FieldError>
						<p className="small help">{passkey.help}</p>
					</>
				)}
			</div>
			{firstSettings.flatMap((setting) => {
				const known = settings.find((each) => each.name === setting)
				if (known === undefined) return []
				const { invalid, ...field } = words.fields[setting]
				const help = isLocal && 'local' in field ? field.local : field.help
				return (
					<SettingField
						key={setting}
						setting={known}
						typed={typed[setting]}
						help={known.source === 'environment' ? '' : help}
						isWrong={isWrong(setting)}
						reason={invalid}
						onType={(changed, text) => setTyped({ ...typed, [changed]: text ?? '' })}
					/>
				)
			})}
			<Button type="submit" aria-busy={isBusy}>
				{words.submit}
			</Button>
		</form>
	)
}

/** The texts that the fields begin with. Default values are left out, because the fields show them only as examples. */
function firstTexts(settings: FirstStart['settings']): Readonly<Record<string, string>> {
	const own = isLoopback(location.hostname) ? '' : location.origin
	return Object.fromEntries(
		settings
			.filter(({ name, source }) => source !== 'environment' && name !== 'SITE_LANGUAGES')
			.map(({ name, source, value }) => {
				const unset = name === 'SITE_URL' ? own : ''
				return [name, source === 'default' ? unset : (value ?? '')]
			}),
	)
}

function settingsOf(typed: Readonly<Record<string, string>>, known: FirstStart['settings']) {
	const isDefault = (name: string, text: string) =>
		known.some((each) => each.name === name && each.source === 'default' && each.value === text)
	return Object.fromEntries(
		Object.entries(typed)
			.map(([name, text]) => [name, text.trim()] as const)
			.filter(([name, text]) => text !== '' && !isDefault(name, text)),
	)
}

function textOf(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field, FieldError } from '#site/ui/controls/Field.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { type FirstStart, firstSettings } from '#features/first-start/messages/first-start.ts'
import { isLoopback } from '#site-map/hosts/loopback.ts'
import { usePanel } from '#panel/panel-context.ts'
import { passkeySupport } from '#panel/login/passkey-login.ts'
import { PasswordField } from '#panel/fields/PasswordField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { startWithPasskey, startWithPassword } from './start-api.ts'
import { StartLanguages } from './StartLanguages.tsx'
import words from '#content/messages/es/panel/start.yaml'

type Props = {
	token: string
	settings: FirstStart['settings']
	/** Resolves once it is known whether the panel can be opened. */
	onMade: () => Promise<void>
	onExpired: () => void
}

type Secret = 'password' | 'passkey'

/** The six questions. The input stays if the server refuses it. */
export function StartForm({ token, settings, onMade, onExpired }: Props) {
	const { toasts } = usePanel()
	const [isBusy, setIsBusy] = useState(false)
	const [secret, setSecret] = useState<Secret>('password')
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
		const answers = { token, name: textOf(data, 'name'), settings: settingsOf(data, settings) }
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
			{firstSettings.map((setting) => {
				const known = settings.find((each) => each.name === setting)
				const props = { known, isWrong: isWrong(setting) }
				return setting === 'SITE_LANGUAGES' ? (
					<StartLanguages key={setting} {...props} />
				) : (
					<StartSetting key={setting} name={setting} {...props} />
				)
			})}
			<Button type="submit" aria-busy={isBusy}>
				{words.submit}
			</Button>
		</form>
	)
}

type SettingProps = {
	name: keyof typeof autoComplete
	known: FirstStart['settings'][number] | undefined
	isWrong: boolean
}

/** The question for a setting. A stored value is filled in; a value fixed by the environment is read-only. */
function StartSetting({ name, known, isWrong }: SettingProps) {
	const isLocked = known?.source === 'environment'
	const isLocal = isLoopback(location.hostname)
	const { label, invalid, ...field } = words.fields[name]
	const help = isLocal && 'local' in field ? field.local : field.help
	const own = name === 'SITE_URL' && !isLocal ? location.origin : ''
	return (
		<Field
			label={label}
			help={isLocked ? formatMessage('es', words.locked, { name }) : help}
			error={isWrong ? invalid : undefined}
			name={name}
			type={name === 'SITE_URL' ? 'url' : 'text'}
			autoComplete={autoComplete[name]}
			defaultValue={known === undefined || known.source === 'default' ? own : (known.value ?? '')}
			readOnly={isLocked}
		/>
	)
}

const autoComplete = {
	SITE_URL: 'url',
	OPERATOR_NAME: 'organization',
	OPERATOR_ADDRESS: 'street-address',
} as const

/** The input, without values fixed by the environment. */
function settingsOf(data: FormData, known: FirstStart['settings']) {
	const isLocked = (name: string) =>
		known.some((each) => each.name === name && each.source === 'environment')
	return Object.fromEntries(
		firstSettings.flatMap((name) => {
			const text = textOf(data, name).trim()
			return text === '' || isLocked(name) ? [] : [[name, text]]
		}),
	)
}

function textOf(form: FormData, field: string): string {
	const value = form.get(field)
	return typeof value === 'string' ? value : ''
}

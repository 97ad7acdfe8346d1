import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import {
	mailProvider,
	mailProviderNames,
	type MailProviderName,
	providerOf,
} from '#features/settings/rules/mail-providers.ts'
import {
	type MailProtocol,
	type MailServer,
	mailServerUrl,
	parseMailServer,
	withHost,
	withPort,
	withTls,
} from '#features/settings/rules/mail-server-url.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import type { SettingInput } from '#panel/fields/LanguagesField.tsx'
import settingsWords from '#content/messages/es/panel/settings.yaml'

const { server: words, providers } = settingsWords

type Props = SettingInput & {
	protocol: MailProtocol
	/**
	 * Called when the owner chooses a provider: with the user name that all its accounts share, or undefined if they
	 * share none; with null if the owner chooses to have no server.
	 */
	onProvider: (user: string | null | undefined) => void
}

type Chosen = MailProviderName | 'none' | 'other'

/** Provider, host, port, and TLS or STARTTLS of a mail server, which together make up its address. */
export function MailServerFields(props: Props) {
	const { protocol, label, help, error, value, isLocked, onChange, onProvider } = props
	/** The host as typed, and the server as it was before typing began. */
	const [typing, setTyping] = useState<{ text: string; before: MailServer } | null>(null)
	const server = parseMailServer(protocol, value)
	const names = mailProviderNames.filter((name) => mailProvider(name)[protocol] !== undefined)
	const known = names.find((name) => name === providerOf(server.host))
	const isNone = value === ''
	const account = known && !isLocked && providers[known].help
	const change = (next: MailServer) => onChange(mailServerUrl(protocol, next))

	function choose(chosen: Chosen) {
		const isNamed = chosen !== 'none' && chosen !== 'other'
		const preset = isNamed ? mailProvider(chosen) : undefined
		onChange(preset?.[protocol] ?? (chosen === 'none' ? '' : `${protocol}s://`))
		onProvider(chosen === 'none' ? null : preset?.user)
	}

	return (
		<>
			<SelectField<Chosen>
				label={words.provider[protocol]}
				value={isNone ? 'none' : (known ?? 'other')}
				choices={[
					{ value: 'none', label: words.none },
					...names.map((name) => ({ value: name, label: providers[name].name })),
					{ value: 'other', label: words.other },
				]}
				isLocked={isLocked}
				help={[isNone ? words.without[protocol] : account, help].filter(Boolean).join(' ')}
				error={isNone ? error : undefined}
				onChange={choose}
			/>
			{!isNone && (
				<>
					<Field
						label={label}
						autoComplete="off"
						spellCheck={false}
						autoCapitalize="none"
						readOnly={isLocked}
						value={typing?.text ?? server.host}
						error={error}
						onBlur={() => setTyping(null)}
						onChange={({ target: { value: text } }) => {
							const before = typing?.before ?? server
							setTyping({ text, before })
							change(withHost(protocol, before, text))
						}}
					/>
					<Field
						label={words.port[protocol]}
						inputMode="numeric"
						autoComplete="off"
						readOnly={isLocked}
						value={server.port}
						onChange={({ target }) => change(withPort(server, target.value))}
					/>
					<SelectField
						label={words.security[protocol]}
						value={server.isTls ? 'tls' : 'starttls'}
						choices={[
							{ value: 'tls', label: words.tls },
							{ value: 'starttls', label: words.starttls },
						]}
						isLocked={isLocked}
						onChange={(chosen) => change(withTls(protocol, server, chosen === 'tls'))}
					/>
				</>
			)}
		</>
	)
}

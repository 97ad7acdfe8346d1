import type { ReactNode } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { SettingList } from '#features/settings/messages/settings.ts'
import { countryName, operatorCountries } from '#site-map/countries/operator-country.ts'
import { proofModes } from '#config/rules/proof-modes.ts'
import { type StorableName, storableSetting } from '#config/rules/storable-settings.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { LanguagesField, type SettingInput } from '#panel/fields/LanguagesField.tsx'
import { MailServerFields } from './MailServerFields.tsx'
import words from '#content/messages/es/panel/settings.yaml'

type Setting = SettingList[number]

type Props = {
	setting: Setting
	/** The typed text; null: to be removed; undefined: unchanged. */
	typed: string | null | undefined
	isWrong: boolean
	/** A fault the field cannot detect itself. */
	reason: string | null
	/** Replaces the help text that "Ajustes" shows. */
	help?: string
	onType: (name: StorableName, text: string | null) => void
}

type FieldWords = Readonly<{ label: string; help?: string; invalid?: string }>
const fields: Readonly<Record<StorableName, FieldWords>> = words.fields

const countries = operatorCountries
	.map((value) => ({ value, label: countryName(value, 'es') }))
	.toSorted((one, another) => one.label.localeCompare(another.label, 'es'))

const sellers = [
	{ value: '', label: words.seller.undecided },
	{ value: 'operator', label: words.seller.operator },
	{ value: 'provider', label: words.seller.provider },
]

const noOrYes = [
	{ value: '', label: words.switch.no },
	{ value: '1', label: words.switch.yes },
]

/** `autocomplete` tokens of the fields about the owner. */
const ownerData: Readonly<Partial<Record<StorableName, string>>> = {
	SITE_URL: 'url',
	OPERATOR_NAME: 'organization',
	OPERATOR_ADDRESS: 'street-address',
}

const whenToProve = proofModes.map((value) => ({ value, label: words.proof[value] }))

/** The field of a setting. A value set by the server's environment is read-only. */
export function SettingField({ setting, typed, isWrong, reason, onType, ...props }: Props) {
	const { name, value, source, lockedBy = name } = setting
	const { label, help = '', invalid } = { ...fields[name], ...props }
	const { kind = 'text' } = storableSetting(name)
	const isSecret = kind === 'secret'
	const isLocked = source === 'environment'
	const shown = typed === undefined && !isSecret ? (value ?? '') : (typed ?? '')
	const notes = [
		help,
		isLocked && formatMessage('es', words.locked, { name: lockedBy }),
		isSecret && !isLocked && secretNote(setting, typed),
	]
	const wrong = reason ?? (shown === '' ? words.missing : (invalid ?? words.invalid[kind]))
	const input: SettingInput = {
		label,
		help: notes.filter(Boolean).join(' '),
		error: isWrong ? wrong : undefined,
		value: shown,
		isLocked,
		onChange: (text) => onType(name, text),
	}
	if (kind === 'languages') return <LanguagesField {...input} />
	if (kind === 'counter') return <CounterFields {...input} />
	if (kind === 'switch') return <SelectField {...input} choices={noOrYes} />
	if (kind === 'proof') return <SelectField {...input} choices={whenToProve} />
	if (kind === 'country') return <SelectField {...input} choices={countries} />
	if (kind === 'seller') return <SelectField {...input} choices={sellers} />
	if (kind === 'representative') return <RepresentativeFields {...input} />
	if (kind === 'smtp' || kind === 'imap') {
		const account = kind === 'smtp' ? 'SMTP' : 'IMAP'
		const onProvider = (user: string | null | undefined) => {
			if (user !== undefined) onType(`${account}_USER`, user ?? '')
			onType(`${account}_PASSWORD`, user === null ? null : '')
		}
		return <MailServerFields {...input} protocol={kind} onProvider={onProvider} />
	}
	return (
		<Field
			label={label}
			name={name}
			type={isSecret ? 'password' : kind === 'date' ? 'date' : name === 'SITE_URL' ? 'url' : 'text'}
			inputMode={kind === 'number' ? 'numeric' : undefined}
			autoComplete={isSecret ? 'new-password' : (ownerData[name] ?? 'off')}
			spellCheck={false}
			autoCapitalize="none"
			readOnly={isLocked}
			value={shown}
			error={input.error}
			help={isSecret ? withRemoval(input.help, setting, typed, onType) : input.help}
			onChange={(event) => onType(name, event.target.value)}
		/>
	)
}

const counters = ['own', 'none', 'gtag', 'plausible', 'umami'] as const

/** The analytics service: the site's own, none, or an external one, stored as its name, a colon and the account. */
function CounterFields({ label, help, error, value, isLocked, onChange }: SettingInput) {
	const [typed = '', ...rest] = value.split(':')
	const kind = counters.find((each) => each === typed) ?? 'own'
	const hasAccount = kind !== 'own' && kind !== 'none'
	return (
		<>
			<SelectField
				label={label}
				value={kind}
				choices={counters.map((each) => ({ value: each, label: words.counter.kinds[each] }))}
				isLocked={isLocked}
				help={help}
				onChange={(chosen) =>
					onChange(chosen === 'own' || chosen === 'none' ? chosen : `${chosen}:`)
				}
			/>
			{hasAccount && (
				<Field
					label={words.counter.accounts[kind]}
					autoComplete="off"
					spellCheck={false}
					autoCapitalize="none"
					readOnly={isLocked}
					value={rest.join(':')}
					error={error}
					onChange={({ target }) => onChange(`${kind}:${target.value.trim()}`)}
				/>
			)}
		</>
	)
}

const representatives = ['undecided', 'exempt', 'named'] as const

/**
 * Whether there is a representative, and the representative's name and addresses. A value of one space means that name
 * and addresses are still to be typed.
 */
function RepresentativeFields({ value, error, onChange, ...input }: SettingInput) {
	const kind = value === '' ? 'undecided' : value === 'exempt' ? 'exempt' : 'named'
	return (
		<>
			<SelectField
				{...input}
				value={kind}
				choices={representatives.map((each) => ({
					value: each,
					label: words.representative[each],
				}))}
				onChange={(chosen) =>
					onChange(chosen === 'undecided' ? '' : chosen === 'exempt' ? 'exempt' : ' ')
				}
			/>
			{kind === 'named' && (
				<Field
					label={words.representative.details}
					autoComplete="off"
					readOnly={input.isLocked}
					value={value.trimStart()}
					error={error}
					onChange={({ target }) => onChange(target.value || ' ')}
				/>
			)}
		</>
	)
}

function secretNote({ value, isReadable }: Setting, typed: Props['typed']): string {
	if (typed === null) return words.secret.removed
	if (!isReadable) return words.secret.unreadable
	return value === null ? words.secret.unset : words.secret.kept
}

/** Adds a button to the notes on a stored secret. The button removes the secret, which an empty field would keep. */
function withRemoval(
	text: string,
	{ name, source }: Setting,
	typed: Props['typed'],
	onType: Props['onType'],
): ReactNode {
	if (source !== 'database') return text
	const isRemoved = typed === null
	const act = isRemoved ? words.secret.keep : words.secret.remove
	return (
		<>
			{text}{' '}
			<TextButton
				aria-label={`${act}: ${fields[name].label}`}
				onClick={() => onType(name, isRemoved ? '' : null)}
			>
				{act}
			</TextButton>
		</>
	)
}

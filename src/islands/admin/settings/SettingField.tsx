import type { ReactNode } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { Select } from '#components/ui/Select.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { SettingList } from '#contract/settings.ts'
import { countryName, operatorCountries } from '#domain/country/operator-country.ts'
import { storableSetting } from '#domain/settings/storable-settings.ts'
import { formatMessage } from '#words/format-message.ts'
import { LanguageTicks } from './LanguageTicks.tsx'
import words from '#content/messages/es/panel/settings.yaml'

type Setting = SettingList[number]

type Props = {
	setting: Setting
	/** The typed text; null: to be removed; undefined: unchanged. */
	typed: string | null | undefined
	isWrong: boolean
	/** A fault the field cannot detect itself. */
	reason: string | null
	onType: (text: string | null) => void
}

type FieldWords = Readonly<{ label: string; help?: string; invalid: string }>
const fields: Readonly<Record<Setting['name'], FieldWords>> = words.fields

const countries = operatorCountries
	.map((code) => ({ code, called: countryName(code, 'es') }))
	.toSorted((one, another) => one.called.localeCompare(another.called, 'es'))

const noOrYes = [
	{ code: '', called: words.vat.no },
	{ code: '1', called: words.vat.yes },
]

function choicesOf(name: Setting['name']) {
	if (name === 'PRICES_INCLUDE_VAT' || name === 'LETTER_ARCHIVE') return noOrYes
	return name === 'OPERATOR_COUNTRY' ? countries : null
}

/** One setting. A value fixed by the server's environment is read-only; a secret can be replaced but not read. */
export function SettingField({ setting, typed, isWrong, reason, onType }: Props) {
	const { name, value, source } = setting
	const { label, help, invalid } = fields[name]
	const { isSecret } = storableSetting(name)
	const isLocked = source === 'environment'
	const shown = typed === undefined && !isSecret ? (value ?? '') : (typed ?? '')
	const notes = [
		help,
		isLocked && formatMessage('es', words.locked, { name }),
		isSecret && !isLocked && secretNote(setting, typed),
	]
	const text = notes.filter(Boolean).join(' ')
	const choices = choicesOf(name)
	if (choices !== null) {
		return (
			<div>
				<Select label={label} value={shown} disabled={isLocked} onChoose={onType}>
					{choices.map(({ code, called }) => (
						<option key={code} value={code}>
							{called}
						</option>
					))}
				</Select>
				<p className="help">{text}</p>
			</div>
		)
	}
	if (name === 'SITE_LANGUAGES') {
		return (
			<LanguageTicks
				label={label}
				help={text}
				error={isWrong ? invalid : undefined}
				value={shown}
				isLocked={isLocked}
				onChange={onType}
			/>
		)
	}
	return (
		<Field
			label={label}
			name={name}
			type={isSecret ? 'password' : 'text'}
			autoComplete={isSecret ? 'new-password' : 'off'}
			spellCheck={false}
			autoCapitalize="none"
			readOnly={isLocked}
			value={shown}
			error={isWrong ? (reason ?? (shown === '' ? words.missing : invalid)) : undefined}
			help={withRemoval(text, setting, typed, onType)}
			onChange={(event) => onType(event.target.value)}
		/>
	)
}

function secretNote({ value, isReadable }: Setting, typed: Props['typed']): string {
	if (typed === null) return words.secret.removed
	if (!isReadable) return words.secret.unreadable
	return value === null ? words.secret.unset : words.secret.kept
}

/** The notes and, for a stored secret, which an empty field does not remove, a button that does. */
function withRemoval(
	text: string,
	{ name, source }: Setting,
	typed: Props['typed'],
	onType: Props['onType'],
): ReactNode {
	if (!storableSetting(name).isSecret || source !== 'database') return text
	const isRemoved = typed === null
	const { label } = fields[name]
	const act = isRemoved ? words.secret.keep : words.secret.remove
	return (
		<>
			{text}{' '}
			<TextButton aria-label={`${act}: ${label}`} onClick={() => onType(isRemoved ? '' : null)}>
				{act}
			</TextButton>
		</>
	)
}

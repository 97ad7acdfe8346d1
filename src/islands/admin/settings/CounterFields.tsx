import { Field } from '#components/ui/Field.tsx'
import { SelectField } from '#islands/admin/SelectField.tsx'
import type { SettingInput } from './LanguageTicks.tsx'
import settingsWords from '#content/messages/es/panel/settings.yaml'

const { counter: words } = settingsWords

const kinds = ['own', 'none', 'gtag', 'plausible', 'umami'] as const

/** What counts the visits: the site, nothing, or a service with the account after its name and a colon. */
export function CounterFields({ label, help, error, value, isLocked, onChange }: SettingInput) {
	const [typed = '', ...rest] = value.split(':')
	const kind = kinds.find((each) => each === typed) ?? 'own'
	const hasAccount = kind !== 'own' && kind !== 'none'
	return (
		<>
			<SelectField
				label={label}
				value={kind}
				choices={kinds.map((each) => ({ value: each, label: words.kinds[each] }))}
				isLocked={isLocked}
				help={help}
				onChange={(chosen) =>
					onChange(chosen === 'own' || chosen === 'none' ? chosen : `${chosen}:`)
				}
			/>
			{hasAccount && (
				<Field
					label={words.accounts[kind]}
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

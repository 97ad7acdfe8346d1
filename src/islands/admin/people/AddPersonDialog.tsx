import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { countryCodes } from '#domain/country/countries.ts'
import { type Language, languages } from '#domain/pages/languages.ts'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { addPerson } from '#islands/admin/person/person-api.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { type ActionProps, useAction } from '#islands/admin/useAction.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './AddPersonDialog.module.css'

const words = listWords.adding

type Props = ActionProps & { onClose: () => void }

/** Adds a person who asked the owner to be on the list. */
export function AddPersonDialog({ onClose, ...props }: Props) {
	const { isBusy, run } = useAction(props)
	const [email, setEmail] = useState('')
	const [locale, setLocale] = useState<Language>('en')
	const [country, setCountry] = useState('')
	const [error, setError] = useState<string>()

	function onRefusal(refusal: string, field?: string) {
		const sentences: Readonly<Record<string, string>> = {
			'invalid email': words.invalid,
			'conflict email': words.known,
			'conflict status': words.unsubscribed,
			'too-many ': words.askedLately,
		}
		const sentence = sentences[`${refusal} ${field ?? ''}`]
		setError(sentence)
		return sentence !== undefined
	}

	async function add() {
		setError(undefined)
		const person = { email: email.trim(), locale, country: country || null }
		const added = await run({ action: words.open, onRefusal }, () => addPerson(person))
		if (added === null) return
		props.toasts.show(added.isKnown ? words.askedAgain : words.added)
		onClose()
	}

	return (
		<ConfirmDialog
			title={words.open}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={email.trim() === ''}
			onConfirm={() => void add()}
			onCancel={onClose}
		>
			<p>{words.text}</p>
			<div className={styles['fields']}>
				<Field
					label={words.email}
					// The browser's own question would be in another language.
					inputMode="email"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={320}
					value={email}
					error={error}
					onChange={(event) => {
						setEmail(event.target.value)
						setError(undefined)
					}}
				/>
				<SelectField
					label={words.locale}
					value={locale}
					choices={languages.map((value) => ({ value, label: languageName(value) }))}
					onChange={setLocale}
				/>
				<SelectField
					label={words.country}
					value={country}
					choices={[
						{ value: '', label: words.noCountry },
						...countryCodes.map((value) => ({ value, label: countryName(value) })),
					]}
					onChange={setCountry}
				/>
			</div>
		</ConfirmDialog>
	)
}

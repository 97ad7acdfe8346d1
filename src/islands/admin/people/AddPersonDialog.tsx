import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { countryCodes } from '#domain/country/countries.ts'
import { type Language, languages } from '#domain/pages/languages.ts'
import { countryName, languageName } from '#islands/admin/code-names.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { usePanel } from '#islands/admin/panel-context.ts'
import { addPerson } from '#islands/admin/person/person-api.ts'
import { SelectField } from '#islands/admin/SelectField.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { useAddressField } from './useAddressField.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './AddPersonDialog.module.css'

const words = listWords.adding

type Props = { onClose: () => void }

/** Adds a person who asked the owner to join the list. */
export function AddPersonDialog({ onClose }: Props) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { email, field, clearError, onRefusal } = useAddressField('', {
		'invalid email': words.invalid,
		'conflict email': words.known,
		'conflict status': words.unsubscribed,
		'too-many ': words.askedLately,
	})
	const [locale, setLocale] = useState<Language>('en')
	const [country, setCountry] = useState('')

	async function add() {
		clearError()
		const person = { email, locale, country: country || null }
		const added = await run({ action: words.open, onRefusal }, () => addPerson(person))
		if (added === null) return
		toasts.show(added.isKnown ? words.askedAgain : words.added)
		onClose()
	}

	return (
		<ConfirmDialog
			title={words.open}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={email === ''}
			onConfirm={() => void add()}
			onCancel={onClose}
		>
			<p>{words.text}</p>
			<div className={styles['fields']}>
				<Field label={words.email} {...field} />
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

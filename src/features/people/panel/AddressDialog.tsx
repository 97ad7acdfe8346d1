import { type ReactNode, useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import type { Person } from '#features/people/messages/person.ts'
import { countryCodes } from '#site-map/countries/countries.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { countryName, languageName } from '#panel/format/code-names.ts'
import { Combobox } from '#panel/combobox/Combobox.tsx'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { addPerson, correctAddress } from './person/person-api.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { useAction } from '#panel/client/useAction.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

type AddressProps = {
	title: string
	text: string
	words: { readonly email: string; readonly confirm: string; readonly cancel: string }
	former?: string
	/** Messages for the server's refusals, by error or field. */
	refusals: Readonly<Record<string, string>>
	/** Sends the address. Resolves to the announcement of the outcome. */
	send: (email: string) => Promise<Announcement>
	onClose: () => void
	/** Further fields. */
	children?: ReactNode
}

function AddressDialog(props: AddressProps) {
	const { title, text, words, former = '', refusals, send, onClose, children } = props
	const { toasts } = usePanel()
	const { isBusy, run, fault, setFault } = useAction()
	const [typed, setTyped] = useState(former)
	const email = typed.trim()

	async function confirm() {
		const done = await run({ action: title, beside: refusals }, () => send(email))
		if (done === null) return
		toasts.show(done)
		onClose()
	}

	return (
		<ConfirmDialog
			title={title}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			isIncomplete={email === '' || email === former}
			onConfirm={() => void confirm()}
			onCancel={onClose}
		>
			<p>{text}</p>
			<div className="rows">
				<Field
					label={words.email}
					// Not type="email", for which the browser would show its own message, possibly in another language.
					inputMode="email"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={320}
					value={typed}
					error={fault}
					onChange={(event) => {
						setTyped(event.target.value)
						setFault(undefined)
					}}
				/>
				{children}
			</div>
		</ConfirmDialog>
	)
}

export function AddPersonDialog({ onClose }: { onClose: () => void }) {
	const words = listWords.adding
	const [locale, setLocale] = useState<Language>('en')
	const [country, setCountry] = useState('')
	return (
		<AddressDialog
			title={words.open}
			text={words.text}
			words={words}
			refusals={{
				invalid: words.invalid,
				email: words.known,
				status: words.unsubscribed,
				'too-many': words.askedLately,
			}}
			send={async (email) => {
				const { isKnown } = await addPerson({ email, locale, country: country || null })
				return isKnown ? words.askedAgain : words.added
			}}
			onClose={onClose}
		>
			<SelectField
				label={words.locale}
				value={locale}
				choices={languages.map((value) => ({ value, label: languageName(value) }))}
				onChange={setLocale}
			/>
			<Combobox
				kind="one"
				label={words.country}
				choices={[
					{ value: '', label: words.noCountry },
					...countryCodes.map((value) => ({ value, label: countryName(value) })),
				]}
				value={[country]}
				onChange={([code = '']) => setCountry(code)}
			/>
		</AddressDialog>
	)
}

type CorrectionProps = { person: Pick<Person, 'id' | 'email' | 'status'>; onClose: () => void }

export function CorrectionDialog({
	person: { id, email: former, status },
	onClose,
}: CorrectionProps) {
	const words = personWords.correcting
	return (
		<AddressDialog
			title={words.title}
			text={status === 'active' ? words.confirmed : words.pending}
			words={words}
			former={former}
			refusals={{
				invalid: words.invalid,
				email: words.taken,
				status: words.unsubscribed,
			}}
			send={async (email) => {
				const { isAsked } = await correctAddress({ id, email })
				return isAsked ? words.asked : words.respelled
			}}
			onClose={onClose}
		/>
	)
}

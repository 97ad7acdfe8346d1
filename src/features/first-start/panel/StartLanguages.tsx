import { useState } from 'react'
import type { FirstStart } from '#features/first-start/messages/first-start.ts'
import { LanguagesField } from '#panel/fields/LanguagesField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import startWords from '#content/messages/es/panel/start.yaml'

const name = 'SITE_LANGUAGES'
const words = startWords.fields[name]

type Props = {
	known: FirstStart['settings'][number] | undefined
	isWrong: boolean
}

/** The question for the languages of the site. The form omits an unchanged answer. */
export function StartLanguages({ known, isWrong }: Props) {
	const before = known?.value ?? ''
	const [value, setValue] = useState(before)
	const isLocked = known?.source === 'environment'
	return (
		<div>
			<LanguagesField
				label={words.label}
				help={isLocked ? formatMessage('es', startWords.locked, { name }) : words.help}
				error={isWrong ? words.invalid : undefined}
				value={value}
				isLocked={isLocked}
				onChange={setValue}
			/>
			<input type="hidden" name={name} value={value === before ? '' : value} />
		</div>
	)
}

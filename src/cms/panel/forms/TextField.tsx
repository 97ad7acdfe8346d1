import { type ComponentProps, useId, useState } from 'react'
import { languages } from '#site-map/languages.ts'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { filled } from '#cms/reader/rules/source-text.ts'
import { SentenceField } from '#cms/panel/edit/SentenceField.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import words from '#content/messages/es/panel/words-forms.yaml'
import { type FieldProps, useForm } from './form-context.ts'
import { holeFor } from './form-values.ts'
import { PlainField } from './PlainField.tsx'
import styles from './forms.module.css'

/** Longer texts get several lines. */
const maxShort = 40
const longTexts = /(?:^|\/)(?:alternative|answer|description|lede|quote|text)$/

/**
 * The field of a text: a plain field, or one with chips if the text has variables, links or markup. For a text that is
 * still to be written, the field is empty and shows the placeholder as a hint.
 */
export function TextField(props: FieldProps) {
	const { field, place, value, onChange } = props
	const { label = '', isOptional = false, minLength: min = 0, maxLength: max = 0 } = field
	const form = useForm()
	const text = typeof value === 'string' ? value : ''
	const [before] = useState(text)
	const hole = holeIn(text)
	if (form.catalog && hole === null && /[{*]|\]\(/.test(before)) return <ChipField {...props} />

	const isWhole = place === ''
	return (
		<PlainField
			{...{ field, place }}
			lang={languages.find((each) => place.split('/').at(-1) === each) ?? form.language}
			isMultiline={before.length > maxShort || longTexts.test(place)}
			value={hole === null ? text : ''}
			placeholder={hole ?? ''}
			note={
				<>
					{max > 0 &&
						formatMessage('es', words.letters, {
							n: hole === null ? text.length : 0,
							min,
							max,
						})}{' '}
					{text.includes('{') &&
						formatMessage('es', words.reads, { text: filled(text, form.facts) })}
				</>
			}
			onType={(typed) => {
				if (typed.trim() !== '') onChange(typed)
				else onChange(isOptional || isWhole ? undefined : holeFor(label))
			}}
		/>
	)
}

function ChipField({ field, place, value, onChange }: FieldProps) {
	const { label = '', help, isOptional } = field
	const { problemAt, notes, isMarked } = useForm()
	const id = useId()
	const text = typeof value === 'string' ? value : ''
	return (
		<div role="group" aria-labelledby={id}>
			<span id={id}>{label}</span>
			{isMarked && !isOptional && <span aria-hidden="true">{' *'}</span>}
			<div className={`editor ${styles['chips']}`}>
				<FormSentence
					label={label}
					name={place}
					kind="line"
					value={text}
					onChange={(typed) => onChange(typed.trim() === '' ? holeFor(label) : typed)}
				/>
			</div>
			<FieldError>{problemAt(place)}</FieldError>
			<div className="small help">
				{help} {notes?.[place]}
			</div>
		</div>
	)
}

type SentenceProps = Pick<
	ComponentProps<typeof SentenceField>,
	'label' | 'name' | 'start' | 'handle' | 'children'
> & {
	kind: 'line' | 'prose'
	value: string
	onChange: (text: string) => void
}

export function FormSentence({ kind, value, onChange, ...field }: SentenceProps) {
	const { language, item = 'home', facts, catalog } = useForm()
	if (!catalog) return <p role="status">{pageWords.form.loading}</p>
	return (
		<SentenceField
			{...field}
			catalog={catalog}
			hrefOf={(sentence) => wordsPath({ item, language, sentence })}
			edit={{
				text: { kind, language },
				facts,
				source: value,
				fault: null,
				status: 'saved',
				change: onChange,
			}}
		/>
	)
}

import { useId, useState } from 'react'
import { languages } from '#site-map/languages.ts'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { filled } from '#cms/reader/rules/source-text.ts'
import { SentenceField } from '#cms/panel/edit/SentenceField.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { FactField, textProblem } from '#cms/panel/facts/FactField.tsx'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import { type FieldProps, useForm } from './form-context.ts'
import { holeFor } from './form-values.ts'
import styles from './forms.module.css'

/** Longer texts get several lines. */
const maxShort = 40

/** A text, as a plain field; with chips, if it has variables, links or marks. One to write is a hint in its field. */
export function TextField(props: FieldProps) {
	const { field, place, value, onChange } = props
	const { label, help, isOptional = false } = field
	const form = useForm()
	const text = typeof value === 'string' ? value : ''
	const [before] = useState(text)
	const hole = holeIn(text)
	if (form.catalog && form.catalogs && hole === null && /[{*]|\]\(/.test(before))
		return <ChipField {...props} />

	const problemOf = (typed: string) =>
		textProblem(typed, typed.includes('<b>') ? form.source : before, true)
	const reads =
		text.includes('{') && formatMessage('es', words.reads, { text: filled(text, form.facts) })
	return (
		<FactField
			label={label}
			lang={languages.find((each) => place.endsWith(`/${each}`)) ?? form.language}
			isMultiline={before.length > maxShort || /\/(?:answer|quote|text)$/.test(place)}
			value={hole === null ? text : ''}
			placeholder={hole ?? ''}
			problemOf={problemOf}
			problem={form.problemAt(place)}
			note={
				<>
					{help} {reads} {form.notes?.[place]}
				</>
			}
			onType={(typed) => {
				if (typed.trim() !== '') onChange(typed)
				else onChange(isOptional ? undefined : holeFor(label))
			}}
			{...(form.onLeave && { onLeave: form.onLeave })}
		/>
	)
}

function ChipField({ field, place, value, onChange }: FieldProps) {
	const { label, help } = field
	const { language, facts, catalog, catalogs, problemAt, notes } = useForm()
	const id = useId()
	const text = typeof value === 'string' ? value : ''
	const [before] = useState(text)
	const problem = textProblem(text, before, true) ?? problemAt(place)
	if (!catalog || !catalogs) return null
	return (
		<div role="group" aria-labelledby={id}>
			<span id={id}>{label}</span>
			<div className={styles['chips']}>
				<SentenceField
					label={label}
					catalog={catalog}
					state={{
						catalogs,
						hrefOf: (sentence) => wordsPath({ item: 'home', language, sentence }),
					}}
					edit={{
						text: { kind: 'line' },
						facts,
						source: text,
						faults: [],
						status: 'saved',
						change: (typed) => onChange(typed.trim() === '' ? holeFor(label) : typed),
					}}
				/>
			</div>
			<FieldError>{problem}</FieldError>
			<div className="small help">
				{help} {notes?.[place]}
			</div>
		</div>
	)
}

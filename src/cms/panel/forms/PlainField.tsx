import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { type FieldProps, useForm } from './form-context.ts'
import styles from './PlainField.module.css'

type Props = Pick<FieldProps, 'field' | 'place'> & {
	/** The value as displayed. */
	value: string
	onType: (typed: string) => void
	/** A text for which this returns a fault is not passed to `onType`. */
	problemOf?: (typed: string) => string | undefined
	note?: ReactNode
	/** A currency or a unit, shown before or after the field. */
	unit?: { readonly text: string; readonly isBefore?: boolean } | undefined
	lang?: string | undefined
	isMultiline?: boolean
	inputMode?: 'decimal' | 'numeric' | 'email'
	placeholder?: string | undefined
}

/** Invalid input stays in the field, with the fault below, and is not saved. */
export function PlainField(props: Props) {
	const { field, place, value, onType, problemOf, note, unit, lang, inputMode, placeholder } = props
	const { problemAt, notes, onLeave, isMarked } = useForm()
	const id = `field${useId()}`
	const [typed, setTyped] = useState<string | null>(null)
	const fault = typed === null ? undefined : problemOf?.(typed)
	const error = fault ?? problemAt(place)

	function type(text: string) {
		setTyped(text)
		if (problemOf?.(text) === undefined) onType(text)
	}

	// A change in another field can end a fault.
	const pass = useEffectEvent(() => typed !== null && onType(typed))
	useEffect(() => {
		if (fault === undefined) pass()
	}, [fault])

	const input = {
		id,
		name: place || undefined,
		required: isMarked && !field.isOptional,
		className: 'input',
		lang,
		value: typed ?? value,
		placeholder,
		inputMode,
		autoComplete: 'off',
		'aria-invalid': error ? true : undefined,
		'aria-describedby': `${id}-error ${id}-note`,
		onBlur: () => {
			if (fault === undefined) setTyped(null)
			onLeave?.()
		},
	}
	return (
		<div className={styles['field']}>
			<label htmlFor={id}>{field.label}</label>
			<span className={styles['box']}>
				{unit?.isBefore && <span className={styles['unit']}>{unit.text}</span>}
				{props.isMultiline ? (
					<textarea {...input} rows={3} spellCheck onChange={(event) => type(event.target.value)} />
				) : (
					<input {...input} onChange={(event) => type(event.target.value)} />
				)}
				{unit && !unit.isBefore && <span className={styles['unit']}>{unit.text}</span>}
			</span>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			<div className="small help" id={`${id}-note`}>
				{field.help} {note} {notes?.[place]}
			</div>
		</div>
	)
}

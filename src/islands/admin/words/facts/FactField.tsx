import { type ReactNode, useId, useState } from 'react'
import { FieldError } from '#components/ui/Field.tsx'
import styles from './FactField.module.css'

type Props = {
	label: string
	/** The displayed form. */
	value: string
	onType: (typed: string) => void
	/** The fault of a typed text, which is not passed on. */
	problemOf?: (typed: string) => string | undefined
	/** The server's message. */
	problem?: string | undefined
	/** Below the field: its purpose, or its previous value. */
	note?: ReactNode
	/** Before or after the field: a currency, a unit. */
	unit?: { readonly text: string; readonly isBefore?: boolean }
	lang?: string
	isMultiline?: boolean
	inputMode?: 'decimal' | 'numeric' | 'email'
	placeholder?: string
	onLeave?: () => void
}

/** A field of a form that saves itself. Invalid input stays in it, with the fault below, and is not saved. */
export function FactField(props: Props) {
	const { label, value, onType, problemOf, problem, note, unit, lang, onLeave } = props
	const { isMultiline = false, inputMode, placeholder } = props
	const id = `fact${useId()}`
	const [typed, setTyped] = useState<string | null>(null)
	const shown = typed ?? value
	const error = (typed === null ? undefined : problemOf?.(typed)) ?? problem

	function type(text: string) {
		setTyped(text)
		if (problemOf?.(text) === undefined) onType(text)
	}

	const field = {
		id,
		className: 'input',
		lang,
		value: shown,
		placeholder,
		inputMode,
		autoComplete: 'off',
		'aria-invalid': error ? true : undefined,
		'aria-describedby': `${id}-error${note ? ` ${id}-note` : ''}`,
		onBlur: () => {
			if (typed !== null && problemOf?.(typed) === undefined) setTyped(null)
			onLeave?.()
		},
	}
	return (
		<div className={styles['field']}>
			<label htmlFor={id}>{label}</label>
			<span className={styles['box']}>
				{unit?.isBefore && <span className={styles['unit']}>{unit.text}</span>}
				{isMultiline ? (
					<textarea {...field} rows={3} spellCheck onChange={(event) => type(event.target.value)} />
				) : (
					<input {...field} onChange={(event) => type(event.target.value)} />
				)}
				{unit && !unit.isBefore && <span className={styles['unit']}>{unit.text}</span>}
			</span>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{note && (
				<div className="small help" id={`${id}-note`}>
					{note}
				</div>
			)}
		</div>
	)
}

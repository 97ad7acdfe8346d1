import { useId } from 'react'
import styles from './SelectField.module.css'

export type Choice<Value extends string> = { readonly value: Value; readonly label: string }

type Props<Value extends string> = {
	label: string
	value: Value
	choices: readonly Choice<Value>[]
	onChange: (value: Value) => void
	className?: string | undefined
}

/** A labelled list to choose one value from. */
export function SelectField<Value extends string>(props: Props<Value>) {
	const { label, value, choices, onChange, className } = props
	const id = useId()
	return (
		<div className={`${styles['field']} ${className ?? ''}`}>
			<label htmlFor={id}>{label}</label>
			<select
				className="input"
				id={id}
				value={value}
				onChange={(event) => {
					const chosen = choices.find((choice) => choice.value === event.target.value)
					if (chosen) onChange(chosen.value)
				}}
			>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
		</div>
	)
}

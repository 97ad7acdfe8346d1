import { useId } from 'react'
import styles from './SelectField.module.css'

type Props<Value extends string> = {
	label: string
	value: Value
	choices: readonly { readonly value: Value; readonly label: string }[]
	onChange: (value: Value) => void
}

/** A labelled list to choose one value from. */
export function SelectField<Value extends string>({
	label,
	value,
	choices,
	onChange,
}: Props<Value>) {
	const id = useId()
	return (
		<div className={styles['field']}>
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

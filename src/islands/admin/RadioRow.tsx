import styles from './RadioRow.module.css'

type Props<Value extends string> = {
	/** The form name of the radio buttons, unique on the page. */
	name: string
	legend: string
	choices: readonly { readonly value: Value; readonly label: string }[]
	value: Value
	onChange: (value: Value) => void
}

/** One of a few, as a row of words; the chosen one is underlined. */
export function RadioRow<Value extends string>(props: Props<Value>) {
	const { name, legend, choices, value, onChange } = props
	return (
		<fieldset className={styles['row']}>
			<legend className="visually-hidden">{legend}</legend>
			{choices.map((choice) => (
				<label key={choice.value}>
					<input
						type="radio"
						name={name}
						checked={choice.value === value}
						onChange={() => onChange(choice.value)}
					/>
					{choice.label}
				</label>
			))}
		</fieldset>
	)
}

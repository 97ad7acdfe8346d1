import styles from './Desk.module.css'

type Props<Value extends string | number> = {
	name: string
	legend: string
	choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
	value: Value
	onChange: (value: Value) => void
}

/** A few choices in the line above the page: radio buttons, the selected one underlined. */
export function ViewChoice<Value extends string | number>(props: Props<Value>) {
	const { name, legend, choices, value, onChange } = props
	return (
		<fieldset className={styles['choice']}>
			<legend className="visually-hidden">{legend}</legend>
			{choices.map((choice) => (
				<label key={choice.value} lang={choice.lang}>
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

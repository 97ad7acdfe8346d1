import { Choice } from '#components/ui/Choice.tsx'
import styles from './RadioRow.module.css'

type Props<Value extends string> = {
	/** The form name of the radio buttons, unique on the page. */
	name: string
	legend: string
	choices: readonly { readonly value: Value; readonly label: string }[]
	value: Value
	onChange: (value: Value) => void
}

/** A few radio buttons in a row. */
export function RadioRow<Value extends string>(props: Props<Value>) {
	const { name, legend, choices, value, onChange } = props
	return (
		<fieldset className={styles['row']}>
			<legend className="visually-hidden">{legend}</legend>
			{choices.map((choice) => (
				<Choice
					key={choice.value}
					type="radio"
					name={name}
					checked={choice.value === value}
					onChange={() => onChange(choice.value)}
				>
					{choice.label}
				</Choice>
			))}
		</fieldset>
	)
}

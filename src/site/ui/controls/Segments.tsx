import styles from './Segments.module.css'

type Props<Value extends string | number> = {
	/** The form name of the radio buttons, unique on the page. */
	name: string
	legend: string
	/** Whether the legend is visible, and not only for screen readers. */
	hasLegend?: boolean
	choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
	value: Value
	onChange: (value: Value) => void
}

export function Segments<Value extends string | number>(props: Props<Value>) {
	const { name, legend, hasLegend, choices, value, onChange } = props
	return (
		<fieldset className={styles['segments']}>
			<legend className={hasLegend ? 'small' : 'visually-hidden'}>{legend}</legend>
			<div>
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
			</div>
		</fieldset>
	)
}

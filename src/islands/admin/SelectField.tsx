import { Select } from '#components/ui/Select.tsx'

export type Choice<Value extends string> = { readonly value: Value; readonly label: string }

type Props<Value extends string> = {
	label: string
	value: Value
	choices: readonly Choice<Value>[]
	onChange: (value: Value) => void
	className?: string | undefined
}

/** A labelled native select. */
export function SelectField<Value extends string>(props: Props<Value>) {
	const { label, value, choices, onChange, className } = props
	return (
		<div className={className}>
			<Select
				label={label}
				value={value}
				onChoose={(chosenValue) => {
					const chosen = choices.find((choice) => choice.value === chosenValue)
					if (chosen) onChange(chosen.value)
				}}
			>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</Select>
		</div>
	)
}

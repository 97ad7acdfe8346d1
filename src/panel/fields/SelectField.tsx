import { useId } from 'react'
import { FieldError } from '#site/ui/controls/Field.tsx'
import { Select } from '#site/ui/controls/Select.tsx'

export type SelectOption<Value extends string> = { readonly value: Value; readonly label: string }

type Props<Value extends string> = {
	label: string
	value: Value
	choices: readonly SelectOption<Value>[]
	onChange: (value: Value) => void
	className?: string | undefined
	isLocked?: boolean
	/** Below the list. */
	help?: string
	error?: string | undefined
}

/** A labelled native select. */
export function SelectField<Value extends string>(props: Props<Value>) {
	const { label, value, choices, onChange, className, isLocked, help, error } = props
	const id = `choice${useId()}`
	return (
		<div className={className}>
			<Select
				label={label}
				value={value}
				disabled={isLocked}
				aria-invalid={error ? true : undefined}
				aria-describedby={help === undefined ? undefined : `${id}-error ${id}-help`}
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
			{help !== undefined && (
				<>
					<FieldError id={`${id}-error`}>{error}</FieldError>
					<p className="small help" id={`${id}-help`}>
						{help}
					</p>
				</>
			)}
		</div>
	)
}

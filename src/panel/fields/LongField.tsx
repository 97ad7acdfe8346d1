import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & { label: string; help: string }

/** A text area with its label and help. */
export function LongField({ label, help, ...textarea }: Props) {
	const id = `long${useId()}`
	return (
		<div className="long">
			<label htmlFor={id}>{label}</label>
			<textarea
				{...textarea}
				className="input"
				id={id}
				spellCheck
				aria-describedby={`${id}-help`}
			/>
			<p className="small help" id={`${id}-help`}>
				{help}
			</p>
		</div>
	)
}

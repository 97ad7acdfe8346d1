import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
	label: string
	/** The error message, which is also the field's description. */
	error?: string | undefined
}

/** An input with its label and error message. */
export function Field({ label, error, ...input }: Props) {
	// React's ids start with an underscore, which html-validate's `valid-id` rejects.
	const id = `field${useId()}`
	return (
		<div className={styles['field']}>
			<label htmlFor={id}>{label}</label>
			<input
				{...input}
				className="input"
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
			/>
			{error && (
				<p className="small" id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	)
}

import { type ComponentProps, useId } from 'react'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
	label: string
	/** What is wrong, in words; also announced. */
	error?: string | undefined
}

/** One labelled input; the error stands under it and belongs to it. */
export function Field({ label, error, ...input }: Props) {
	// React's own begins with an underscore, which selectors and checkers stumble over.
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

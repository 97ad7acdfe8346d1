import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Labels = {
	id?: string | undefined
	label: string
	/** The text below the field, such as what the input is used for. */
	help?: ReactNode
	/** The fault and its fix; a script may fill it in later. */
	error?: string | undefined
}

type Props = Labels & Omit<ComponentProps<'input'>, 'className' | 'id'>
type LongProps = Labels & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function Field({ id, label, help, error, ...input }: Props) {
	return (
		<Labelled {...{ id, label, help, error }}>{(own) => <input {...input} {...own} />}</Labelled>
	)
}

export function LongField({ id, label, help, error, ...text }: LongProps) {
	return (
		<Labelled {...{ id, label, help, error }}>{(own) => <textarea {...text} {...own} />}</Labelled>
	)
}

type LabelledProps = Labels & {
	children: (own: AriaAttributes & { className: string; id: string }) => ReactNode
}

function Labelled({ id: givenId, label, help, error, children }: LabelledProps) {
	// React's ids start with an underscore, which html-validate's `valid-id` rejects.
	const ownId = `field${useId()}`
	const id = givenId ?? ownId
	const described = [`${id}-error`, help ? `${id}-help` : '']
	return (
		<div className={styles['field']}>
			<label htmlFor={id}>{label}</label>
			{children({
				className: 'input',
				id,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': described.filter(Boolean).join(' '),
			})}
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{help && (
				<p className={`small ${styles['help']}`} id={`${id}-help`}>
					{help}
				</p>
			)}
		</div>
	)
}

/** A message that takes no space while it is empty. The span makes the words one flex item. */
export function FieldError({ children, ...rest }: ComponentProps<'p'>) {
	return (
		<p {...rest} className={`small ${styles['error']}`}>
			{children && <span>{children}</span>}
		</p>
	)
}

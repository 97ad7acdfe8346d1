import type { ComponentProps, ReactNode } from 'react'
import styles from './CheckControl.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
	type: 'checkbox' | 'radio'
	children: ReactNode
}

/** A native checkbox drawn as a window, or a radio button drawn as an arched window. Either is lit when checked. */
export function CheckControl({ type, children, ...input }: Props) {
	return (
		<label className={`beside ${styles['choice']}`}>
			<input {...input} type={type} />
			<span>{children}</span>
		</label>
	)
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Select.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'onChange'> & {
	/** Shown above the list, or beside it with `isInline`. */
	label: ReactNode
	isInline?: boolean
	onChoose: (value: string) => void
	/** The options. */
	children: ReactNode
}

export function Select({ label, isInline = false, onChoose, id: givenId, ...select }: Props) {
	const ownId = `select${useId()}`
	const id = givenId ?? ownId
	return (
		<div className={isInline ? styles['inline'] : styles['select']}>
			<label htmlFor={id}>{label}</label>
			<span className={styles['box']}>
				<select
					{...select}
					className="input"
					id={id}
					onChange={({ currentTarget }) => onChoose(currentTarget.value)}
				/>
				<SelectArrow />
			</span>
		</div>
	)
}

/** The arrow in front of a select. Presses go through it to the select. */
export function SelectArrow() {
	return (
		<svg className={styles['arrow']} viewBox="0 0 16 16" aria-hidden="true">
			<path d="M2.500 5l5.500 6 5.500-6" />
		</svg>
	)
}

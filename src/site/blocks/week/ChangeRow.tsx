import type { ReactNode } from 'react'
import styles from './ChangeRow.module.css'

type Props = {
	className: string | undefined
	index: number
	name: ReactNode
	planned: string
	changed: string
	action: string
	undo: string
	/** The picture. */
	children: ReactNode
}

/** A plan that a press changes and another press restores. The checkbox is the whole state. */
export function ChangeRow({ className, index, name, children, ...words }: Props) {
	return (
		<label className={`row ${styles['change']} ${className}`}>
			<input type="checkbox" id={`change-${index}`} data-no-print />
			{children}
			<span>
				<b>{name}</b>
				<span className={styles['before']}>{words.planned}</span>
				<span className={styles['after']}>{words.changed}</span>
			</span>
			<span className={styles['action']} data-no-print>
				<span className={styles['before']}>{words.action}</span>
				<span className={styles['after']}>{words.undo}</span>
			</span>
		</label>
	)
}

import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type Props = { title: string; text: string; count?: ReactNode }

/** The heading of a form, its description and its status. */
export function SectionHead({ title, text, count }: Props) {
	return (
		<>
			<div className={styles['head']}>
				<h2>{title}</h2>
				{count && <p>{count}</p>}
			</div>
			<p className={styles['text']}>{text}</p>
		</>
	)
}

import type { ReactNode } from 'react'
import styles from './ResultExplanation.module.css'

type Props = { title: string; children: ReactNode }

/** The explanation of a result, beside its heading. */
export function ResultExplanation({ title, children }: Props) {
	return (
		<section className={styles['explanation']}>
			<div className="frame section list">
				<h2>{title}</h2>
				<div>{children}</div>
			</div>
		</section>
	)
}

import type { ReactNode } from 'react'
import styles from './Why.module.css'

type Props = { title: string; children: ReactNode }

/** The reasons for a result, beside their heading. */
export function Why({ title, children }: Props) {
	return (
		<section className={styles['why']}>
			<div className="frame section list">
				<h2>{title}</h2>
				<div>{children}</div>
			</div>
		</section>
	)
}

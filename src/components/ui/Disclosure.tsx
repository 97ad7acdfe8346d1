import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = { summary: string; open?: boolean; children: ReactNode }

/** A question whose window lights when it is open. The platform's own `details`. */
export function Disclosure({ summary, open, children }: Props) {
	return (
		<details className={styles['disclosure']} open={open}>
			<summary>{summary}</summary>
			<div>{children}</div>
		</details>
	)
}

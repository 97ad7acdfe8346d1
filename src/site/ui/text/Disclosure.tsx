import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = { summary: ReactNode; open?: boolean; children: ReactNode }

/** A native <details> element whose marker is a window that lights up when open. */
export function Disclosure({ summary, open, children }: Props) {
	return (
		<details className={styles['disclosure']} open={open}>
			<summary>{typeof summary === 'string' ? <span>{summary}</span> : summary}</summary>
			<div>{children}</div>
		</details>
	)
}

import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
	summary: ReactNode
	open?: boolean
	/** At most one disclosure of a group is open at a time. */
	group?: string
	children: ReactNode
}

/** A native <details> element whose marker is a window that lights up when open. */
export function Disclosure({ summary, open, group, children }: Props) {
	return (
		<details className={`ruled-row ${styles['disclosure']}`} open={open} name={group}>
			<summary className="window-mark">
				{typeof summary === 'string' ? <span>{summary}</span> : summary}
			</summary>
			<div>{children}</div>
		</details>
	)
}

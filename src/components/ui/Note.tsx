import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** An aside on a lit ground: something to know, not to sell. */
export function Note({ children }: { children: ReactNode }) {
	return <div className={styles['note']}>{children}</div>
}

import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** The calls to action of a result, the main one first. */
export function Actions({ children }: { children: ReactNode }) {
	return <p className={styles['actions']}>{children}</p>
}

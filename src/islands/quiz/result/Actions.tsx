import type { ReactNode } from 'react'
import styles from './ResultFrame.module.css'

/** What can be done about a result, the main thing first. */
export function Actions({ children }: { children: ReactNode }) {
	return <p className={styles['actions']}>{children}</p>
}

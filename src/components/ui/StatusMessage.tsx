import type { ComponentProps } from 'react'
import styles from './StatusMessage.module.css'

/** The confirmation area of a page without an island. The page's script fills it from the data attributes. */
export function StatusMessage(words: ComponentProps<'output'>) {
	return <output className={styles['status']} {...words} />
}

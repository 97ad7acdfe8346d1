import type { ComponentProps } from 'react'
import styles from './Said.module.css'

/** What just happened, bottom left, on a page without an island: its script takes the words from the data. */
export function Said(words: ComponentProps<'output'>) {
	return <output className={styles['said']} {...words} />
}

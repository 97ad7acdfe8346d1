import type { ReactNode } from 'react'
import styles from './PullQuote.module.css'

/** A sentence of the article in large type, with two birds as its quotation marks. The text does not repeat it. */
export function PullQuote({ children }: { children: ReactNode }) {
	return (
		<figure className={styles['pull']}>
			<svg viewBox="0 0 86 52" aria-hidden="true">
				<path d={bird} transform="translate(-12)" />
				<path d={bird} transform="translate(30)" />
			</svg>
			<p>{children}</p>
		</figure>
	)
}

const bird = 'M20 40c-9-10-8-24 2-30 3-6 12-6 15 0l7 2-6 4c2 10-2 20-10 24l-2 12h-5z'

import type { ReactNode } from 'react'
import styles from './QuoteCard.module.css'

type Props = {
	quote: string
	/** The author and the work. */
	source: ReactNode
	/** Action buttons. */
	children?: ReactNode
}

/** A quotation with its source. */
export function QuoteCard({ quote, source, children }: Props) {
	return (
		<figure className={styles['quote']}>
			<blockquote>{quote}</blockquote>
			<figcaption>
				{source}
				{children && <span className={styles['actions']}>{children}</span>}
			</figcaption>
		</figure>
	)
}

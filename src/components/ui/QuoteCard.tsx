import type { ReactNode } from 'react'
import styles from './QuoteCard.module.css'

type Props = {
	quote: string
	/** The author and the work. */
	source: ReactNode
	/** The language of the quotation if it differs from the page's. */
	language?: string
	/** Action buttons. */
	children?: ReactNode
}

/** A quotation with its source. */
export function QuoteCard({ quote, source, language, children }: Props) {
	return (
		<figure className={styles['quote']}>
			<blockquote lang={language}>{quote}</blockquote>
			<figcaption>
				{source}
				{children && <span className={styles['actions']}>{children}</span>}
			</figcaption>
		</figure>
	)
}

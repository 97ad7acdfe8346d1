import type { ReactNode } from 'react'
import styles from './QuoteCard.module.css'

type Props = {
	quote: string
	/** Who said it, and where. */
	source: ReactNode
	/** The language of the quote where it differs from the page's. */
	language?: string
	/** What can be done with it: small buttons. */
	children?: ReactNode
}

/** A sentence worth its own line, and who said it. */
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

import type { ReactNode } from 'react'
import styles from './ResultNext.module.css'

type Props = {
	/** The links to the other test and to the tools. */
	links: ReactNode
	children: ReactNode
}

/** Next steps after a result, beside the links from it. */
export function ResultNext({ links, children }: Props) {
	return (
		<section className={`frame section pair ${styles['next']}`}>
			<div>{children}</div>
			{links}
		</section>
	)
}

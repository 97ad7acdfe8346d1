import type { ReactNode } from 'react'
import styles from './PictureCard.module.css'

type Props = {
	href: string
	title: string
	text: string
	/** An <Illustration>. */
	children: ReactNode
}

export function PictureCard({ href, title, text, children }: Props) {
	return (
		<a className={styles['card']} href={href}>
			{children}
			<h3>{title}</h3>
			<p>{text}</p>
		</a>
	)
}

import type { ReactNode } from 'react'
import styles from './PictureCard.module.css'

type Props = {
	href: string
	title: string
	text: string
	/** An <Illustration>. */
	children: ReactNode
}

/** A card with a picture, a title and a text; the whole card is a link. */
export function PictureCard({ href, title, text, children }: Props) {
	return (
		<a className={styles['card']} href={href}>
			{children}
			<h3>{title}</h3>
			<p>{text}</p>
		</a>
	)
}

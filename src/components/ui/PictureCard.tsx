import type { ReactNode } from 'react'
import styles from './PictureCard.module.css'

type Props = {
	href: string
	title: string
	text: string
	/** The picture: an <Illustration>. */
	children: ReactNode
}

/** A picture that leads somewhere: no box, the whole card is the link. */
export function PictureCard({ href, title, text, children }: Props) {
	return (
		<a className={styles['card']} href={href}>
			{children}
			<h3>{title}</h3>
			<p>{text}</p>
		</a>
	)
}

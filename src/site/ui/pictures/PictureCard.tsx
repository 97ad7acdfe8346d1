import { Illustration } from '#site/art/Illustration.tsx'
import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import styles from './PictureCard.module.css'

type Props = {
	href: string
	title: string
	text: string
	illustration: IllustrationName
}

export function PictureCard({ href, title, text, illustration }: Props) {
	return (
		<a className={styles['card']} href={href}>
			<Illustration name={illustration} />
			<h3>{title}</h3>
			<p>{text}</p>
		</a>
	)
}

import { Prose } from '#components/ui/Prose.tsx'
import styles from './TextSection.module.css'

type Props = { id: string; title: string; paragraphs: readonly string[] }

/** A short text beside its heading. */
export function TextSection({ id, title, paragraphs }: Props) {
	return (
		<section className={`frame reading ${styles['text']}`} id={id}>
			<h2>{title}</h2>
			<div>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>
						<Prose text={paragraph} />
					</p>
				))}
			</div>
		</section>
	)
}

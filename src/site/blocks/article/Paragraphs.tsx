import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Paragraphs.module.css'

export function Paragraphs({ id, title, paragraphs }: BlockProps<'paragraphs'>) {
	return (
		<section className={`frame section reading ${styles['text']}`} id={id}>
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

import { PictureCard } from '#site/ui/pictures/PictureCard.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Types.module.css'

/** The personality types as cards, each with the drawing of its room. */
export function Types({ id, title, text, types }: BlockProps<'types'>) {
	return (
		<section className="frame section" id={id}>
			<div className="reading">
				<h2>{title}</h2>
				<p>
					<Prose text={text} />
				</p>
			</div>
			<ul className={styles['types']}>
				{types.map(({ anchor, lede, ...type }) => (
					<li key={type.href} id={anchor}>
						<PictureCard {...type} text={lede} />
					</li>
				))}
			</ul>
		</section>
	)
}

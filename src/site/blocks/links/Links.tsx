import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import { PictureCard } from '#site/ui/pictures/PictureCard.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Links.module.css'

export function Links({ id, title, feature, rows }: BlockProps<'links'>) {
	return (
		<section className="frame section" id={id}>
			<h2>{title}</h2>
			<div className={`pair ${styles['grid']}`}>
				<PictureCard {...feature} title={feature.label} />
				<div>
					{rows.map((row) => (
						<LinkRow key={row.href} {...row} />
					))}
				</div>
			</div>
		</section>
	)
}

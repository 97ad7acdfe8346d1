import { MomentPicture } from '#site/art/moments/MomentPicture.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import shelf from '#site/blocks/shelf.module.css'
import styles from './Moments.module.css'

export function Moments({ id, title, text, items, action }: BlockProps<'moments'>) {
	return (
		<section className={`room ${styles['ground']}`} id={id}>
			<div className={`frame pair heading ${styles['head']}`}>
				<h2>{title}</h2>
				<div>
					<p>{text}</p>
					<ButtonLink href={action.href}>{action.label}</ButtonLink>
				</div>
			</div>
			<div className={`frame ${shelf['shelf']} ${styles['moments']}`}>
				{items.map((item) => (
					<article key={item.title}>
						<div className={styles['picture']}>
							<MomentPicture name={item.picture} />
						</div>
						<div className={styles['words']}>
							<p className="kicker">{item.moment}</p>
							<h3>{item.title}</h3>
							<p>{item.text}</p>
						</div>
					</article>
				))}
			</div>
		</section>
	)
}

import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { CardPicture } from './CardPicture.tsx'
import styles from './Cards.module.css'

export function Cards({ id, title, text, items, also, days }: BlockProps<'cards'>) {
	return (
		<section className={`section ${styles['room']}`} id={id}>
			<div className="frame">
				<div className="pair heading">
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<ul className={`pair ${styles['cards']}`}>
					{items.map((item) => (
						<li key={item.title}>
							<CardPicture {...item.picture} days={days} />
							<h3>{item.title}</h3>
							<p>{item.description}</p>
							<ClaimList claims={item.stat ? [item.stat] : []} />
						</li>
					))}
				</ul>
				<p className={styles['also']}>
					<Prose text={also} />
				</p>
			</div>
		</section>
	)
}

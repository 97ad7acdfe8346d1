import { Icon } from '#components/art/Icon.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import type { Benefit, Benefits } from '#words/schemas/landing.ts'
import styles from './BenefitsSection.module.css'

/** Four benefits with their figures, and a list of other features. */
export function BenefitsSection({ title, text, items, also }: Benefits) {
	return (
		<section className={`section ${styles['room']}`} id="features">
			<div className="frame">
				<div className={`pair ${styles['head']}`}>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				{items.map((item) => (
					<Item key={item.title} {...item} />
				))}
				<div className={`pair ${styles['item']}`}>
					<h3>{also.title}</h3>
					<ul className={styles['also']}>
						{also.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}

function Item({ icon, title, description, stat }: Benefit) {
	return (
		<div className={`pair ${styles['item']}`}>
			<h3>
				<Icon name={icon} />
				{title}
			</h3>
			<div>
				<p>{description}</p>
				<Claims claims={stat ? [stat] : []} className={styles['stat']} />
			</div>
		</div>
	)
}

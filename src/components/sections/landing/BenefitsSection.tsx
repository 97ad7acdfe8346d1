import { Claims } from '#components/ui/Claims.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { Benefits, Day } from '#words/schemas/landing.ts'
import { BenefitPicture } from './BenefitPicture.tsx'
import styles from './BenefitsSection.module.css'

type Props = Benefits & {
	/** The example week. */
	days: readonly Day[]
}

/** Four benefits as cards, each with a part of the app, one number and its claim. */
export function BenefitsSection({ title, text, items, also, days }: Props) {
	return (
		<section className={`section ${styles['room']}`} id="features">
			<div className="frame">
				<div className={`pair ${styles['head']}`}>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<ul className={styles['cards']}>
					{items.map((item) => (
						<li key={item.title}>
							<BenefitPicture {...item.picture} days={days} />
							<h3>{item.title}</h3>
							<p>{item.description}</p>
							<Claims claims={item.stat ? [item.stat] : []} />
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

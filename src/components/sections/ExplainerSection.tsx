import { Bedroom } from '#components/art/Bedroom.tsx'
import { Bookshelf } from '#components/art/Bookshelf.tsx'
import { Hallway } from '#components/art/Hallway.tsx'
import { HouseGable } from '#components/art/HouseGable.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import type { Explainer } from '#content/types/landing.ts'
import styles from './ExplainerSection.module.css'

/** Explains the social battery in three steps, each beside a storey of a house in section. */
export function ExplainerSection({ title, text, steps, prices, claims }: Explainer) {
	const rooms = [<Bedroom key="0" />, <Bookshelf key="1" prices={prices} />, <Hallway key="2" />]
	return (
		<section className={`frame section ${styles['house']}`}>
			<div className={styles['gable']}>
				<HouseGable />
			</div>
			<div className={`${styles['words']} ${styles['first']}`}>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			{steps.map((step, index) => (
				<div className={styles['storey']} key={step.title}>
					<div className={styles['room']}>{rooms[index]}</div>
					<div className={styles['words']}>
						<h3>{step.title}</h3>
						<p>{step.text}</p>
						{index === steps.length - 1 && <Claims claims={claims} />}
					</div>
				</div>
			))}
			<div className={styles['ground']} />
		</section>
	)
}

import { MomentPicture } from '#components/art/moments/MomentPicture.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Problem } from '#words/schemas/country.ts'
import styles from './ProblemSection.module.css'

/** Three problems, each with its picture on a shelf above its text. */
export function ProblemSection({ title, text, pains, action }: Problem) {
	return (
		<section className={styles['room']} id="problem">
			<div className={`frame ${styles['head']}`}>
				<h2>{title}</h2>
				<div>
					<p>{text}</p>
					<ButtonLink href={action.href}>{action.label}</ButtonLink>
				</div>
			</div>
			<div className={`frame ${styles['shelf']}`}>
				{pains.map((pain) => (
					<article key={pain.title}>
						<div className={styles['picture']}>
							<MomentPicture name={pain.picture} />
						</div>
						<div className={styles['words']}>
							<p className={styles['kicker']}>{pain.moment}</p>
							<h3>{pain.title}</h3>
							<p>{pain.text}</p>
						</div>
					</article>
				))}
			</div>
		</section>
	)
}

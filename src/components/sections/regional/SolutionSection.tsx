import { SashWindow } from '#components/art/SashWindow.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import type { Solution } from '#words/schemas/country.ts'
import type { Day } from '#words/schemas/landing.ts'
import styles from './SolutionSection.module.css'

type Props = Solution & { thursday: Day | undefined }

/** Three benefits as cards: the first large with Thursday's window, the others small beside it. */
export function SolutionSection({ title, benefits: [first, ...others], thursday }: Props) {
	return (
		<section className={`section ${styles['room']}`} id="solution">
			<div className="frame">
				<h2>{title}</h2>
				<div className={styles['benefits']}>
					<article className={`${styles['card']} ${styles['first']}`}>
						{thursday && (
							<svg viewBox="0 0 120 224" aria-hidden="true">
								<SashWindow {...thursday}>
									<Silhouette name={thursday.silhouette} />
								</SashWindow>
							</svg>
						)}
						<div>
							<h3>{first.title}</h3>
							<p>{first.text}</p>
						</div>
					</article>
					{others.map((benefit) => (
						<article className={styles['card']} key={benefit.title}>
							<h3>{benefit.title}</h3>
							<p>{benefit.text}</p>
						</article>
					))}
				</div>
			</div>
		</section>
	)
}

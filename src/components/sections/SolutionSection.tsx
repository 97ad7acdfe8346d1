import type { Solution } from '#content/types/country-page.ts'
import styles from './SolutionSection.module.css'

/** Three benefits: the first large, the others small beside it. */
export function SolutionSection({ title, benefits: [first, ...others] }: Solution) {
	return (
		<section className={`section ${styles['room']}`} id="solution">
			<div className="frame">
				<h2>{title}</h2>
				<div className={`pair ${styles['benefits']}`}>
					<article className={styles['first']}>
						<h3>{first.title}</h3>
						<p>{first.text}</p>
					</article>
					<div>
						{others.map((benefit) => (
							<article className={styles['other']} key={benefit.title}>
								<h3>{benefit.title}</h3>
								<p>{benefit.text}</p>
							</article>
						))}
					</div>
				</div>
			</div>
		</section>
	)
}

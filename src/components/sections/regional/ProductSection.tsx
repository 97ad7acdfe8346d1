import { Silhouette } from '#components/art/Silhouette.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import type { Product } from '#words/schemas/country.ts'
import type { Day } from '#words/schemas/landing.ts'
import styles from './ProductSection.module.css'

type Props = Product & {
	/** The evening named in the caption. */
	evening: Day | undefined
}

/** Three steps as a numbered list, and the window of an evening: its forecast and its final level. */
export function ProductSection({ title, steps, caption, evening }: Props) {
	return (
		<section className="frame section list" id="product">
			<div>
				<h2>{title}</h2>
				{evening && (
					<figure className={styles['figure']}>
						<svg viewBox="0 0 120 224" aria-hidden="true">
							<SashWindow level={evening.level} forecast={evening.forecast}>
								<Silhouette name={evening.silhouette} />
							</SashWindow>
						</svg>
						<figcaption className="small">{caption}</figcaption>
					</figure>
				)}
			</div>
			<ol className={styles['steps']}>
				{steps.map((step) => (
					<li key={step.title}>
						<h3>{step.title}</h3>
						<p>{step.text}</p>
					</li>
				))}
			</ol>
		</section>
	)
}

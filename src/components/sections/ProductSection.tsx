import { Silhouette } from '#components/art/Silhouette.tsx'
import { Window } from '#components/art/Window.tsx'
import type { Product } from '#content/types/country-page.ts'
import styles from './ProductSection.module.css'

/** Thursday in the demo film: what the caption says is what the window shows. */
const forecast = 37
const level = 35

/** The three steps as a numbered list, and a window in which forecast and light nearly meet. */
export function ProductSection({ title, steps, caption }: Product) {
	return (
		<section className="frame section list" id="product">
			<div>
				<h2>{title}</h2>
				<figure className={styles['window']}>
					<svg viewBox="0 0 120 224" aria-hidden="true">
						<Window level={level} forecast={forecast}>
							<Silhouette name="cat" />
						</Window>
					</svg>
					<figcaption className="small">{caption}</figcaption>
				</figure>
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

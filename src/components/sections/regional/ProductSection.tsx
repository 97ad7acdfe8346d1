import { Silhouette } from '#components/art/Silhouette.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import type { Product } from '#words/schemas/country.ts'
import styles from './ProductSection.module.css'

/** Thursday's levels in the demo video; the caption names them too. */
const forecast = 37
const level = 35

/** Three steps as a numbered list, and a window whose forecast is close to the remaining energy. */
export function ProductSection({ title, steps, caption }: Product) {
	return (
		<section className="frame section list" id="product">
			<div>
				<h2>{title}</h2>
				<figure className={styles['figure']}>
					<svg viewBox="0 0 120 224" aria-hidden="true">
						<SashWindow level={level} forecast={forecast}>
							<Silhouette name="cat" />
						</SashWindow>
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

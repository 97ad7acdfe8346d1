import type { Product } from '#words/schemas/country.ts'
import styles from './ProductSection.module.css'

/** Three steps as a numbered list. */
export function ProductSection({ title, steps }: Product) {
	return (
		<section className="frame section" id="product">
			<h2>{title}</h2>
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

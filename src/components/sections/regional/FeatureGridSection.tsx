import { Icon } from '#components/art/Icon.tsx'
import type { FeatureGrid } from '#words/schemas/country.ts'
import styles from './FeatureGridSection.module.css'

/** Seven features: the first across the full width, the others in two columns. */
export function FeatureGridSection({ title, features }: FeatureGrid) {
	return (
		<section className="section wall" id="features">
			<div className="frame">
				<h2>{title}</h2>
				<ul className={styles['grid']}>
					{features.map((feature) => (
						<li key={feature.title}>
							<Icon name={feature.icon} />
							<div>
								<h3>{feature.title}</h3>
								<p>{feature.text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

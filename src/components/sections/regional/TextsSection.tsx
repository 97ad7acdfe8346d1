import { Icon } from '#components/art/Icon.tsx'
import type { CountryTexts } from '#words/schemas/country.ts'
import styles from './TextsSection.module.css'

type Props = CountryTexts & { id: 'solution' | 'product' | 'features' }

/** Short texts, three in a row: benefits, numbered steps, or features with icons, of which the first is emphasised. */
export function TextsSection({ id, title, items }: Props) {
	const List = id === 'product' ? 'ol' : 'ul'
	const looks = { solution: styles['solution'], product: '', features: styles['features'] }
	return (
		<section className={`section ${looks[id]}`} id={id}>
			<div className="frame">
				<h2>{title}</h2>
				<List className={styles['items']}>
					{items.map((item) => (
						<li key={item.title}>
							{item.icon && <Icon name={item.icon} />}
							<h3>{item.title}</h3>
							<p>{item.text}</p>
						</li>
					))}
				</List>
			</div>
		</section>
	)
}

import styles from './ThreesSection.module.css'

type Props = {
	id: 'solution' | 'product'
	title: string
	items: readonly { readonly title: string; readonly text: string }[]
}

/** Three texts in a row: benefits on the ground of a room, or numbered steps. */
export function ThreesSection({ id, title, items }: Props) {
	const List = id === 'product' ? 'ol' : 'ul'
	return (
		<section className={`section ${styles[id] ?? ''}`} id={id}>
			<div className="frame">
				<h2>{title}</h2>
				<List className={styles['items']}>
					{items.map((item) => (
						<li key={item.title}>
							<h3>{item.title}</h3>
							<p>{item.text}</p>
						</li>
					))}
				</List>
			</div>
		</section>
	)
}

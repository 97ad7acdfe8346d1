import { Icon } from '#site/art/icons/Icon.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Texts.module.css'

/**
 * Short texts, three in a row: benefits, numbered steps, or features with icons. Among features, the first is
 * emphasised.
 */
export function Texts({ id, title, look, items }: BlockProps<'texts'>) {
	const List = look === 'numbered' ? 'ol' : 'ul'
	const looks = { plain: styles['plain'], numbered: '', dark: `wall ${styles['dark']}` }
	return (
		<section className={`section ${looks[look]}`} id={id}>
			<div className="frame">
				<h2>{title}</h2>
				<List className={`pair ${styles['items']}`}>
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

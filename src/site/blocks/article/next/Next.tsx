import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { NextProps } from './next.schema.ts'
import styles from './Next.module.css'

/** The app's features beyond a page, its price, and further reading. */
export function Next({ id, title, text, action, terms, related }: BlockProps<NextProps>) {
	return (
		<section className="frame" id={id}>
			<div className={`pair ${styles['parts']}`}>
				<div>
					<h2>{title}</h2>
					<p className={styles['text']}>{text}</p>
					<p className={`row ${styles['action']}`}>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
						<span className="small">{terms}</span>
					</p>
				</div>
				<nav aria-label={related.title}>
					<h3>{related.title}</h3>
					<div className={styles['rows']}>
						{related.guides.map((guide) => (
							<LinkRow key={guide.href} {...guide} />
						))}
					</div>
				</nav>
			</div>
		</section>
	)
}

import { NextStep } from '#site/blocks/article/NextStep.tsx'
import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { NextProps } from './next.schema.ts'
import styles from './Next.module.css'

/** The app's features beyond a page, its price, and further reading. */
export function Next({ id, related, ...step }: BlockProps<NextProps>) {
	return (
		<section className="frame" id={id}>
			<div className={`pair ${styles['parts']}`}>
				<NextStep {...step} />
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

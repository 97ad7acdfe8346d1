import { LinkRow } from '#components/ui/LinkRow.tsx'
import type { LinkRow as Row } from '#content/types/article.ts'
import styles from './RelatedSection.module.css'

type Props = { title: string; guides: readonly Row[] }

/** Pages to read next, each with a reason. */
export function RelatedSection({ title, guides }: Props) {
	return (
		<nav className={`frame list ${styles['related']}`} aria-label={title}>
			<h2>{title}</h2>
			<div>
				{guides.map((guide) => (
					<LinkRow key={guide.href} {...guide} />
				))}
			</div>
		</nav>
	)
}

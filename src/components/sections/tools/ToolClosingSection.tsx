import { ButtonLink } from '#components/ui/Button.tsx'
import { LinkRow } from '#components/ui/LinkRow.tsx'
import type { LinkRow as Row } from '#words/schemas/article.ts'
import type { ToolCall } from '#words/schemas/page-parts.ts'
import styles from './ToolClosingSection.module.css'

type Props = {
	call: ToolCall
	related: { readonly title: string; readonly guides: readonly Row[] }
}

/** The end of a tool's page: the app's additional features and price, and further reading. */
export function ToolClosingSection({ call, related }: Props) {
	return (
		<section className="frame">
			<div className={`pair ${styles['parts']}`}>
				<div>
					<h2>{call.title}</h2>
					<p className={styles['text']}>{call.text}</p>
					<p className={styles['action']}>
						<ButtonLink href={call.action.href}>{call.action.label}</ButtonLink>
						<span className="small">{call.terms}</span>
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

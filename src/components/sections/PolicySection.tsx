import type { Policy } from '#content/types/policy.ts'
import { writtenDate } from '#domain/dates/written-date.ts'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './PolicySection.module.css'

type Props = Policy & {
	/** The date of the build, replaced by the current date if scripts run; see enhance/show-today.ts. */
	builtAt: Date
}

/** A legal page with numbered parts. */
export function PolicySection({ head, title, lede, updated, builtAt, contents, parts }: Props) {
	const numbered = parts.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }))
	return (
		<article className="frame">
			<div className={styles['head']}>
				<h1>{title}</h1>
				<p>{lede}</p>
				<p className="small">
					{updated} <span data-today>{writtenDate(builtAt, head.language)}</span>
				</p>
			</div>
			<ArticleBody contents={contents} parts={numbered} />
		</article>
	)
}

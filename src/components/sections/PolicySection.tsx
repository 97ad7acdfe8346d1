import type { Policy } from '#content/types/policy.ts'
import { longDate } from '#domain/dates/long-date.ts'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './PolicySection.module.css'

type Props = Policy & {
	/** The day of the build; where scripts run, enhance/show-today.ts puts the reader's day instead. */
	built: Date
}

/** A legal page, to be read, linked into and printed. */
export function PolicySection({ title, lede, updated, built, contents, parts }: Props) {
	const numbered = parts.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }))
	return (
		<article className="frame">
			<div className={styles['head']}>
				<h1>{title}</h1>
				<p>{lede}</p>
				<p className="small">
					{updated} <span data-today>{longDate(built, 'en-US')}</span>
				</p>
			</div>
			<ArticleBody contents={contents} parts={numbered} />
		</article>
	)
}

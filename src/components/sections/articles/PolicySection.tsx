import { LegalPicture } from '#components/art/LegalPicture.tsx'
import { PlanTable } from '#components/ui/PlanTable.tsx'
import type { PageLanguage } from '#domain/pages/languages.ts'
import type { PlanTable as Plans } from '#words/schemas/facts.ts'
import type { ArticlePart, PolicyHead } from '#words/schemas/article.ts'
import { writtenDate } from '#domain/dates/written-date.ts'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './PolicySection.module.css'

type Props = PolicyHead & {
	head: { readonly language: PageLanguage }
	/** The plans, on pages about paying. */
	plans?: Plans | undefined
	parts: readonly ArticlePart[]
	/** The date of rendering, replaced by the current date if scripts run; see enhance/show-today.ts. */
	renderedAt: Date
}

/** A legal page with numbered parts, preceded by the plans it concerns. */
export function PolicySection({ head, title, lede, updatedLabel, renderedAt, ...policy }: Props) {
	const { drawing, plans, contents, parts } = policy
	const numbered = parts.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }))
	return (
		<article>
			<div className={`frame ${styles['head']}`}>
				<div>
					<h1>{title}</h1>
					<p>{lede}</p>
					<p className="small">
						{updatedLabel} <span data-today>{writtenDate(renderedAt, head.language)}</span>
					</p>
				</div>
				<LegalPicture name={drawing} />
			</div>
			{plans && (
				<div className={styles['plans']}>
					<div className="frame">
						<PlanTable {...plans} />
					</div>
				</div>
			)}
			<div className={plans && styles['afterPlans']}>
				<ArticleBody contents={contents} parts={numbered} />
			</div>
		</article>
	)
}

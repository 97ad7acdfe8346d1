import Coins from '#components/art/objects/coins.svg?react'
import Diary from '#components/art/objects/diary.svg?react'
import Keys from '#components/art/objects/keys.svg?react'
import Nameplate from '#components/art/objects/nameplate.svg?react'
import { PlanTable } from '#components/ui/PlanTable.tsx'
import type { PageLanguage } from '#domain/pages/languages.ts'
import type { PlanTable as Plans } from '#words/schemas/facts.ts'
import type { ArticlePart, PolicyHead } from '#words/schemas/article.ts'
import type { LegalPictureName } from '#words/schemas/drawings.ts'
import type { FC } from 'react'
import { writtenDate } from '#domain/dates/written-date.ts'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './PolicySection.module.css'

/** A still life: the keys of both plans, a locked diary, money on its way back, a name at the door. */
const drawings: Record<LegalPictureName, FC> = {
	keys: Keys,
	diary: Diary,
	coins: Coins,
	nameplate: Nameplate,
}

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
	const Drawing = drawings[drawing]
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
				<Drawing />
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

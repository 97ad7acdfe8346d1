import type { ReactNode } from 'react'
import { Illustration } from '#components/art/Illustration.tsx'
import { Breadcrumb } from '#components/ui/Breadcrumb.tsx'
import type { Article } from '#content/types/article.ts'
import styles from './ArticleHead.module.css'

type Props = Pick<Article, 'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb'> & {
	/** A call to action. */
	children?: ReactNode
}

/** The heading of an article beside its illustration. */
export function ArticleHead({
	title,
	lede,
	illustration,
	alternative,
	breadcrumb,
	children,
}: Props) {
	return (
		<div className={`pair ${styles['head']}`}>
			<div>
				{breadcrumb && <Breadcrumb {...breadcrumb} />}
				<h1>{title}</h1>
				<p>{lede}</p>
				{children}
			</div>
			<Illustration name={illustration} title={alternative} />
		</div>
	)
}

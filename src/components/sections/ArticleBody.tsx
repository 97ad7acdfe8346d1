import { Blocks } from '#components/ui/Blocks.tsx'
import { TableOfContents } from '#components/ui/TableOfContents.tsx'
import type { Article } from '#content/types/article.ts'
import styles from './ArticleBody.module.css'

type Props = Pick<Article, 'contents' | 'parts'> & Partial<Pick<Article, 'sources'>>

/** The table of contents and the parts of an article, with marks for its sources. */
export function ArticleBody({ contents, parts, sources }: Props) {
	const marks = { mark: sources?.mark ?? '', keys: sources?.items.map(({ key }) => key) ?? [] }
	const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }))
	return (
		<div className={`frame ${styles['body']}`}>
			<TableOfContents title={contents} links={links} />
			<div className={styles['prose']}>
				{parts.map(({ id, title, blocks }) => (
					<section key={id} id={id}>
						<h2>{title}</h2>
						<Blocks blocks={blocks} sources={marks} />
					</section>
				))}
			</div>
		</div>
	)
}

import { Blocks } from '#components/ui/Blocks.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import { TableOfContents } from '#components/ui/TableOfContents.tsx'
import type { Article } from '#content/types/article.ts'
import { Sources } from './Sources.tsx'
import styles from './ArticleBody.module.css'

type Props = Pick<Article, 'contents' | 'parts'> & Partial<Pick<Article, 'sources' | 'dates'>>

/** The table of contents, the parts and the sources of an article. */
export function ArticleBody({ contents, parts, sources, dates }: Props) {
	const keys = sources?.items.map(({ key }) => key) ?? []
	const marks = { mark: sources?.mark ?? '', keys }
	const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }))
	return (
		<div className={styles['body']}>
			<TableOfContents title={contents} links={links} />
			<div className={styles['prose']}>
				{parts.map(({ id, title, blocks }) => (
					<section key={id} id={id}>
						<h2>{title}</h2>
						<Blocks blocks={blocks} sources={marks} />
					</section>
				))}
				{sources && keys.length > 0 && <Sources {...sources} parts={parts} />}
				{dates && (
					<p className="small">
						{dates.words} <Prose text={dates.editors} />
					</p>
				)}
			</div>
		</div>
	)
}

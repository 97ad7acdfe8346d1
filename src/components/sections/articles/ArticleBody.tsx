import { ProseNodes } from '#components/ui/ProseNodes.tsx'
import { TableOfContents } from '#components/ui/TableOfContents.tsx'
import type { ComponentProps } from 'react'
import type { ArticleBody as Words } from '#words/schemas/article.ts'
import styles from './ArticleBody.module.css'

type Props = Words & Pick<ComponentProps<typeof ProseNodes>, 'screens'>

/** The table of contents and the parts of an article, with marks for its sources. */
export function ArticleBody({ contents, parts, sources, screens }: Props) {
	const marks = { mark: sources?.mark ?? '', keys: sources?.items.map(({ key }) => key) ?? [] }
	const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }))
	return (
		<div className={`frame reading ${styles['body']}`}>
			<TableOfContents title={contents} links={links} />
			<div className={styles['prose']}>
				{parts.map(({ id, title, content }) => (
					<section key={id} id={id}>
						<h2>{title}</h2>
						<ProseNodes nodes={content} sources={marks} screens={screens} />
					</section>
				))}
			</div>
		</div>
	)
}

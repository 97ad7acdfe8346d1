import type { ComponentProps } from 'react'
import { ProseNodes } from '#components/ui/ProseNodes.tsx'
import { TableOfContents } from '#components/ui/TableOfContents.tsx'
import type { ArticleBody } from '#words/schemas/article.ts'
import type { Pins } from '#words/schemas/guides.ts'
import styles from './Body.module.css'

type Props = ArticleBody &
	Pick<ComponentProps<typeof ProseNodes>, 'screens'> & {
		id: string
		/** A heading above the table of contents. */
		use?: Pins['use'] | undefined
	}

/** The table of contents and the parts of an article, with marks for its sources. */
export function Body({ id, use, ...body }: Props) {
	if (use === undefined) return <Parts {...body} />
	return (
		<section id={id}>
			<div className="frame">
				<div className={`reading ${styles['use']}`}>
					<h2>{use.title}</h2>
					<p>{use.text}</p>
				</div>
			</div>
			<Parts {...body} />
		</section>
	)
}

function Parts({ contents, parts, sources, screens }: Omit<Props, 'id' | 'use'>) {
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

import { ProseNodes } from '#site/ui/text/ProseNodes.tsx'
import { TableOfContents } from '#site/ui/links/TableOfContents.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Body.module.css'

/** The table of contents and the parts of an article, with marks for its sources. */
export function Body({ id, use, contents, parts, ...page }: BlockProps<'body'>) {
	const links = parts.map((part) => ({ label: part.title, href: `#${part.id}` }))
	return (
		<>
			{use && (
				<div className="frame" id={id} data-no-print>
					<div className={`reading ${styles['use']}`}>
						<h2>{use.title}</h2>
						<p>{use.text}</p>
					</div>
				</div>
			)}
			<div className={`frame reading ${styles['body']}`}>
				<TableOfContents title={contents} links={links} />
				<div className={styles['prose']}>
					{parts.map((part) => (
						<section key={part.id} id={part.id}>
							<h2>{part.title}</h2>
							<ProseNodes nodes={part.content} sources={page.sources} screens={page.screens} />
						</section>
					))}
				</div>
			</div>
		</>
	)
}

import { ProseNodes } from '#site/ui/text/ProseNodes.tsx'
import { TableOfContents } from '#site/ui/links/TableOfContents.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Body.module.css'

/** The table of contents and the parts of an article, with marks for its sources. */
export function Body({ id, use, ...body }: BlockProps<'body'>) {
	if (use === undefined) return <Parts {...body} />
	return (
		<section id={id}>
			<div className="frame">
				<div className={`reading ${styles['use']}`} data-no-print>
					<h2>{use.title}</h2>
					<p>{use.text}</p>
				</div>
			</div>
			<Parts {...body} />
		</section>
	)
}

function Parts({ contents, parts, sources, screens }: Omit<BlockProps<'body'>, 'block' | 'id'>) {
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

import { Fragment } from 'react'
import { Anchor } from '#components/ui/Anchor.tsx'
import type { ArticlePart, Source, SourceList } from '#content/types/article.ts'
import { sourceKeys } from '#domain/prose/prose.ts'
import styles from './Sources.module.css'

type Props = SourceList & { parts: readonly ArticlePart[] }

/** What the page leans on, and the way back to where it does. */
export function Sources({ title, cited, items, parts }: Props) {
	return (
		<section id="sources">
			<h2>{title}</h2>
			<ol className={styles['sources']}>
				{items.map((source) => (
					<li key={source.key} id={source.key}>
						{source.author} ({source.year}). <Title {...source} />
						{source.title.endsWith('?') ? ' ' : '. '}
						<em>{source.where}</em>.{' '}
						<span className={styles['back']}>
							{cited}{' '}
							{parts.filter(isCiting(source)).map((part, index) => (
								<Fragment key={part.id}>
									{index > 0 && ', '}
									<a href={`#${part.id}`}>{part.title}</a>
								</Fragment>
							))}
						</span>
					</li>
				))}
			</ol>
		</section>
	)
}

function Title({ title, doi, url }: Source) {
	const href = doi ? `https://doi.org/${doi}` : url
	return href ? <Anchor href={href}>{title}</Anchor> : title
}

function isCiting({ key }: Source) {
	return ({ blocks }: ArticlePart) => sourceKeys(JSON.stringify(blocks)).includes(key)
}

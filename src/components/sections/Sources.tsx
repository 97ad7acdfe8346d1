import { Fragment } from 'react'
import { Citation } from '#components/ui/Citation.tsx'
import type { ArticlePart, SourceList } from '#content/types/article.ts'
import type { Source } from '#content/types/citation.ts'
import { sourceKeys } from '#domain/prose/prose.ts'
import styles from './Sources.module.css'

type Props = SourceList & { parts: readonly ArticlePart[] }

/** The sources of an article, each with links back to the parts that cite it. */
export function Sources({ title, cited, items, parts }: Props) {
	return (
		<section id="sources">
			<h2>{title}</h2>
			<ol className={styles['sources']}>
				{items.map((source) => (
					<li key={source.key} id={source.key}>
						<Citation {...source} />{' '}
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

function isCiting({ key }: Source) {
	return ({ blocks }: ArticlePart) => sourceKeys(JSON.stringify(blocks)).includes(key)
}

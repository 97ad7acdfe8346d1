import { Fragment } from 'react'
import { Citation } from '#site/ui/text/Citation.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './Closing.module.css'

/** The sources of an article, each with links back to the parts that cite it. A mark in the text opens the list. */
export function Sources({ sources, parts }: Pick<BlockProps<'closing'>, 'sources' | 'parts'>) {
	const { summary, cited, items } = sources
	return (
		<Disclosure summary={formatMessage('en', summary, { count: items.length })}>
			<ol className={`small ${styles['sources']}`}>
				{items.map(({ key, ...source }) => (
					<li key={key} id={key}>
						<Citation {...source} />{' '}
						<span className={styles['back']}>
							{cited}{' '}
							{parts
								.filter(({ cites }) => cites.includes(key))
								.map((part, index) => (
									<Fragment key={part.id}>
										{index > 0 && ', '}
										<a href={`#${part.id}`}>{part.title}</a>
									</Fragment>
								))}
						</span>
					</li>
				))}
			</ol>
		</Disclosure>
	)
}

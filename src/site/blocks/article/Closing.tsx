import { Fragment } from 'react'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { Citation } from '#site/ui/text/Citation.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { LeadSection } from '#site/blocks/lead/LeadForm.tsx'
import { NextSteps } from './NextSteps.tsx'
import styles from './Closing.module.css'

type Props = BlockProps<'closing'>

export function Closing({ words, related, next, dates, leadForm, ...rest }: Props) {
	const { parts, sources, source } = rest
	return (
		<div className={`frame reading ${styles['closing']}`}>
			<NextSteps {...next} related={{ title: words.related, guides: related }}>
				<LeadSection {...leadForm} {...words.lead} source={source} />
				<section id="sources">
					{sources.items.length > 0 && <Sources {...sources} parts={parts} />}
					<p className={`small ${styles['dates']}`}>
						{dates.words} <Prose text={dates.editors} />
					</p>
				</section>
			</NextSteps>
		</div>
	)
}

/** The sources of an article, each with links back to the parts that cite it. A mark in the text opens the list. */
function Sources({ title, summary, cited, items, parts }: Props['sources'] & Pick<Props, 'parts'>) {
	return (
		<>
			<h2 className="minor">{title}</h2>
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
		</>
	)
}

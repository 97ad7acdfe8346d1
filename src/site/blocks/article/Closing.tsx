import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { ClosingWords } from '#cms/reader/schemas/article.ts'
import { LeadSection } from '#site/blocks/lead/LeadSection.tsx'
import { NextStep } from './NextStep.tsx'
import { Sources } from './Sources.tsx'
import styles from './Closing.module.css'

/** The end of an article: the next step, further reading, sources, and the form. */
export function Closing({ words, related, next, dates, leadForm, ...rest }: ClosingWords) {
	const { parts, sources, source } = rest
	return (
		<div className="frame reading">
			<div className={`pair ${styles['closing']}`}>
				<NextStep {...next} />
				<nav aria-label={words.related}>
					<h2>{words.related}</h2>
					{related.map((guide) => (
						<LinkRow key={guide.href} {...guide} />
					))}
				</nav>
				<LeadSection {...leadForm} {...words.lead} source={source} />
				<section id="sources">
					{sources.items.length > 0 && (
						<>
							<h2>{sources.title}</h2>
							<Sources {...sources} parts={parts} />
						</>
					)}
					<p className={`small ${styles['dates']}`}>
						{dates.words} <Prose text={dates.editors} />
					</p>
				</section>
			</div>
		</div>
	)
}

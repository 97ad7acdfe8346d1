import { LinkRow } from '#components/ui/LinkRow.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type {
	ArticleClosingWords,
	ArticlePart,
	Dates,
	LinkRow as Row,
	NextStep,
	SourceList,
} from '#words/schemas/article.ts'
import type { LeadFormWords } from '#words/schemas/lead-form.ts'
import { LeadForm } from '#components/sections/offers/LeadForm.tsx'
import { NextStep as NextStepPart } from './NextStep.tsx'
import { Sources } from './Sources.tsx'
import styles from './Closing.module.css'

type Props = {
	related: readonly Row[]
	words: ArticleClosingWords
	next: NextStep
	dates: Dates
	parts: readonly ArticlePart[]
	sources?: SourceList | undefined
	leadForm: LeadFormWords
	/** The source submitted by the form. */
	source: string
}

/** The end of an article: the next step, further reading, sources, and the form. */
export function Closing({ words, related, next, dates, leadForm, ...rest }: Props) {
	const { parts, sources, source } = rest
	return (
		<div className="frame reading">
			<div className={styles['closing']}>
				<NextStepPart {...next} />
				<nav aria-label={words.related}>
					<h2>{words.related}</h2>
					{related.map((guide) => (
						<LinkRow key={guide.href} {...guide} />
					))}
				</nav>
				<section data-no-print>
					<h2>{words.lead.title}</h2>
					<LeadForm {...leadForm} prompt={words.lead.prompt} source={source} />
				</section>
				<section id="sources">
					{sources && sources.items.length > 0 && (
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

import { LinkRow } from '#components/ui/LinkRow.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type {
	ArticleClosing as Closing,
	ArticleClosingWords,
	ArticlePart,
	Dates,
	NextStep,
	SourceList,
} from '#words/schemas/article.ts'
import type { LeadFormWords } from '#words/schemas/lead-form.ts'
import { Questions } from '#components/sections/offers/Questions.tsx'
import { LeadForm } from '#components/sections/offers/LeadForm.tsx'
import { NextStepSection } from './NextStepSection.tsx'
import { Sources } from './Sources.tsx'
import styles from './ArticleClosing.module.css'

type Props = Closing & {
	words: ArticleClosingWords
	next: NextStep
	dates: Dates
	parts: readonly ArticlePart[]
	sources?: SourceList | undefined
	leadForm: LeadFormWords
	/** The source submitted by the form. */
	source: string
}

/** The end of every article: questions, the next step, further reading, sources, and the form. */
export function ArticleClosing({ words, faq, related, next, dates, leadForm, ...rest }: Props) {
	const { parts, sources, source } = rest
	return (
		<>
			<div className={styles['faq']}>
				<Questions title={words.faq} questions={faq} />
			</div>
			<div className="frame reading">
				<div className={styles['closing']}>
					<NextStepSection {...next} />
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
		</>
	)
}

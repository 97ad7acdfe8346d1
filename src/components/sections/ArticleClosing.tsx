import type { ArticleClosing as Closing, ArticleClosingWords } from '#content/types/article.ts'
import type { LeadFormWords } from '#content/types/lead-form.ts'
import { FaqSection } from './FaqSection.tsx'
import { LeadSection } from './LeadSection.tsx'
import { RelatedSection } from './RelatedSection.tsx'
import styles from './ArticleClosing.module.css'

type Props = Closing & {
	words: ArticleClosingWords
	leadForm: LeadFormWords
	/** The source that the form sends. */
	source: string
}

/** What follows the text of an article: questions, where to read on, and the form. */
export function ArticleClosing({ words, faq, related, leadForm, source }: Props) {
	return (
		<div className={styles['closing']}>
			<FaqSection title={words.faq} questions={faq.filter((each) => each !== undefined)} />
			<RelatedSection title={words.related} guides={related} />
			<LeadSection {...leadForm} {...words.lead} source={source} />
		</div>
	)
}

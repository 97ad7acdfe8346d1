import { articleWords } from '#content/articles/shared-words.ts'
import { leadForm } from '#content/lead-form.ts'
import type { Article, ArticleClosing, ArticleHeadWords } from '#content/types/article.ts'
import { guideSource } from '#domain/waitlist/signup-source.ts'

type Ending = ArticleHeadWords & ArticleClosing & Pick<Article, 'parts'> & Partial<Article>

/** What follows the text of an article, in its language. */
export function articleEnd({ head, faq, related, next, dates, parts, sources }: Ending) {
	return {
		faq,
		related,
		next,
		dates,
		parts,
		sources,
		words: articleWords[head.language].closing,
		leadForm: leadForm[head.language],
		source: guideSource(head.path),
	} as const
}

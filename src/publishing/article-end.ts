import { articleWords } from '#content/articles/shared-words.ts'
import { leadForm } from '#content/lead-form.ts'
import type { ArticleClosing, ArticleHeadWords } from '#content/types/article.ts'
import { guideSource } from '#domain/waitlist/signup-source.ts'

/** What follows the text of an article, in its language. */
export function articleEnd({ head, faq, related }: ArticleHeadWords & ArticleClosing) {
	return {
		faq,
		related,
		words: articleWords[head.language].closing,
		leadForm: leadForm[head.language],
		source: guideSource(head.path),
	} as const
}

import type { PageLanguage } from '#domain/pages/languages.ts'
import { guideSource } from '#domain/waitlist/signup-source.ts'
import { words } from '#words/entries.ts'
import type { ArticleBody, ArticleClosing, Dates, NextStep } from '#words/schemas/article.ts'
import { leadFormIn } from './lead-form.ts'

type Ending = ArticleClosing &
	Pick<ArticleBody, 'parts' | 'sources'> & {
		readonly head: { readonly path: string; readonly language: PageLanguage }
		readonly next: NextStep
		readonly dates: Dates
	}

/** The parts after an article's text, in its language. */
export function articleEnd({ head, faq, related, next, dates, parts, sources }: Ending) {
	return {
		faq,
		related,
		next,
		dates,
		parts,
		sources,
		words: words('guideWords', head.language).closing,
		leadForm: leadFormIn(head.language),
		source: guideSource(head.path),
	} as const
}

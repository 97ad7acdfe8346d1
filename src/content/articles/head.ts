import type { Head } from '#content/types.ts'
import type { ArticleHeadWords } from '#content/types/article.ts'

/** What a page with a picture says about itself. */
export function articleHead({ head, title, illustration, alternative }: ArticleHeadWords): Head {
	return { ...head, card: { title, picture: illustration, alternative } }
}

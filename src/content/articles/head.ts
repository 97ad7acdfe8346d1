import { article, breadcrumbList } from '#content/structured-data/say.ts'
import type { Head } from '#content/types.ts'
import type { ArticleHeadWords, SourceList } from '#content/types/article.ts'

/** What a page with a picture says about itself. */
export function articleHead(page: ArticleHeadWords & { sources?: SourceList }): Head {
	const { head, title, illustration, alternative, dates, breadcrumb, sources } = page
	return {
		...head,
		markdown: `${head.path}.md`,
		updated: dates.updated,
		card: { title, picture: illustration, alternative },
		structured: [
			article(page, sources?.items ?? []),
			breadcrumbList(title, head.path, breadcrumb?.links),
		],
	}
}

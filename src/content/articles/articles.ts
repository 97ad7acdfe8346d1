import type { PageLanguage } from '#domain/pages/pages.ts'
import type { Article, ArticlesIn } from '#content/types/article.ts'
import { articles as de } from './de/articles.ts'
import { articles as en } from './en/articles.ts'
import { articles as pt } from './pt/articles.ts'

/** Each article in every language in which the table of pages has it. */
const byLanguage: { readonly [Tag in PageLanguage]: ArticlesIn<Tag> } = { en, de, pt }

export const articles: readonly Article[] = Object.values(byLanguage).flatMap((translations) =>
	Object.values<Article>(translations),
)

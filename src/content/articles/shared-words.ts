import type { ArticleWords } from '#content/types/article.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { sharedWords as de } from './de/shared.ts'
import { sharedWords as en } from './en/shared.ts'
import { sharedWords as pt } from './pt/shared.ts'

/** The words around every article in its language. */
export const articleWords = { en, de, pt } satisfies Record<PageLanguage, ArticleWords>

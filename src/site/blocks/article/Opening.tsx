import type { OpeningWords } from '#cms/reader/schemas/article.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { FirstAid } from './FirstAid.tsx'

/** The head of an article: its illustration, or what somebody in need can do first. */
export function Opening({ first, ...head }: OpeningWords) {
	return first ? <FirstAid {...head} first={first} /> : <ArticleHead {...head} />
}

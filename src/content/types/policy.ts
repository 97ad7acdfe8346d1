import type { Head, SocialCard } from './page.ts'
import type { ArticlePart } from './article.ts'

/** A legal page with numbered parts. */
export type Policy = {
	readonly head: Head
	/** The picture of the card in link previews; the page itself has none. */
	readonly card: Pick<SocialCard, 'picture' | 'alternative'>
	readonly title: string
	readonly lede: string
	/** "Last updated" */
	readonly updated: string
	readonly contents: string
	readonly parts: readonly ArticlePart[]
}

import type { Head, SocialCard } from './page.ts'
import type { ArticlePart } from './article.ts'
import type { PlanTable } from '#words/schemas/facts.ts'

/** A drawing of `#components/art/LegalPicture.tsx`. */
export type LegalPictureName = 'keys' | 'diary' | 'coins' | 'nameplate'

/** A legal page with numbered parts. */
export type Policy = {
	readonly head: Head
	/** The picture of the card in link previews. */
	readonly card: Pick<SocialCard, 'picture' | 'alternative'>
	readonly drawing: LegalPictureName
	/** The plans, on pages about paying. */
	readonly plans?: PlanTable
	readonly title: string
	readonly lede: string
	/** "Last updated" */
	readonly updated: string
	readonly contents: string
	readonly parts: readonly ArticlePart[]
}

import { useMemo } from 'react'
import type { WordText } from '#contract/words.ts'
import { hasFile } from '#domain/words/word-groups.ts'
import type { Catalogs } from '#islands/admin/words/useCatalogs.ts'
import type { Review } from '#islands/admin/words/useReview.ts'
import type { Item } from '#islands/admin/words/word-items.ts'

/** What the tree says about an item, over all languages that have been read. */
export type Marks = {
	/** Texts that are not public as they are now. */
	readonly changes: number
	/** Texts that another language has left behind. */
	readonly review: number
	/** An update of the site has changed the original of a changed text. */
	readonly hasNewOriginal: boolean
}

/** Whether publishing would change a text. */
function isPending({ text, original = text, draft }: WordText): boolean {
	return (draft?.text ?? original) !== text
}

/** Counts changes and what is left behind, once for each change of the texts. */
export function useMarks({ byLanguage }: Catalogs, review: Review) {
	const changed = useMemo(
		() =>
			Object.values(byLanguage).flatMap(({ texts }) =>
				[...texts.values()].filter((text) => isPending(text) || text.draft?.isOriginalChanged),
			),
		[byLanguage],
	)
	return {
		/** Of the whole site. */
		changes: changed.filter(isPending).length,
		marksOf: (item: Item): Marks => {
			const own = changed.filter(({ file }) => hasFile(item, file))
			return {
				changes: own.filter(isPending).length,
				review: review.all.filter(({ file }) => hasFile(item, file)).length,
				hasNewOriginal: own.some(({ draft }) => draft?.isOriginalChanged),
			}
		},
	}
}

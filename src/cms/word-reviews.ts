import { iso, type StoreContext } from '#platform/db/context.ts'
import type { WordAddress } from './reader/rules/word-address.ts'

/** Texts that, as the owner has confirmed, say the same in all languages. */
export const wordReviews = { review, reviews }

/**
 * Records that a text says the same as its changed translations. The review is due again once one of them changes.
 *
 * @param digest of the translations' texts
 */
async function review(
	{ db, now }: StoreContext,
	{ file, place, digest }: WordAddress & { readonly digest: string },
	actor: string,
): Promise<void> {
	const reviewed = { digest, reviewed_at: iso(now()), reviewed_by: actor }
	await db.write((transaction) =>
		transaction
			.insertInto('word_reviews')
			.values({ file, place, ...reviewed })
			.onConflict((conflict) => conflict.columns(['file', 'place']).doUpdateSet(reviewed))
			.execute(),
	)
}

/** By address, the digest of the translations that the text was compared with. */
async function reviews({ db }: StoreContext): Promise<ReadonlyMap<string, string>> {
	const rows = await db.read
		.selectFrom('word_reviews')
		.select(['file', 'place', 'digest'])
		.execute()
	return new Map(rows.map(({ file, place, digest }) => [`${file}:${place}`, digest]))
}

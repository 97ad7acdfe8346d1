import { iso, type StoreContext } from '#server/platform/db/context.ts'
import { withContext } from '#server/platform/with-context.ts'
import { digestOf, type WordEdit } from './word-edits.ts'

/** What the owner has found to say the same in all languages. */
export function createWordReviewStore(context: StoreContext) {
	return withContext(context, { review, reviews })
}

/** Records that the counterparts of some texts say the same as these do now. A further change of one makes it open again. */
async function review(
	{ db, now }: StoreContext,
	edits: readonly Pick<WordEdit, 'file' | 'place' | 'text'>[],
	actor: string,
): Promise<void> {
	await db.write(async (transaction) => {
		for (const { file, place, text } of edits) {
			const reviewed = { digest: digestOf(text), reviewed_at: iso(now()), reviewed_by: actor }
			await transaction
				.insertInto('word_reviews')
				.values({ file, place, ...reviewed })
				.onConflict((conflict) => conflict.columns(['file', 'place']).doUpdateSet(reviewed))
				.execute()
		}
	})
}

/** The digest of each reviewed text, by its address. */
async function reviews({ db }: StoreContext): Promise<ReadonlyMap<string, string>> {
	const rows = await db.read
		.selectFrom('word_reviews')
		.select(['file', 'place', 'digest'])
		.execute()
	return new Map(rows.map(({ file, place, digest }) => [`${file}:${place}`, digest]))
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { JournalEntry, JournalMark } from './erasure-journal.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The row that holds the latest entry of a journal that this database knows. */
const nameOf = (journal: string) => `erasure-journal ${journal}`

/** The latest entry of a journal that this database knows; null before the first entry. */
export async function latestEntry(
	db: Kysely<Tables>,
	journal: string,
): Promise<JournalEntry | null> {
	const row = await db
		.selectFrom('installation')
		.select('value')
		.where('name', '=', nameOf(journal))
		.executeTakeFirst()
	return row?.value ?? null
}

/** Records the journal's entry of an erasure or an unsubscription in its transaction. */
export async function setLatestEntry(
	transaction: Transaction<Tables>,
	mark: JournalMark | null,
): Promise<void> {
	if (mark === null) return
	await transaction
		.insertInto('installation')
		.values({ name: nameOf(mark.journal), value: mark.entry })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
		.execute()
}

import { type Kysely, sql, type Transaction } from 'kysely'
import type { JournalEntry } from './erasure-journal.ts'
import type { Tables } from './tables.ts'

/** The row that holds the journal's entry of the latest erasure that this database knows. */
const name = 'erasure-journal'

/** Returns null before the first erasure. */
export async function latestEntry(db: Kysely<Tables>): Promise<JournalEntry | null> {
	const row = await db
		.selectFrom('installation')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	return row?.value ?? null
}

/** Records the journal's entry of an erasure in its transaction. */
export async function setLatestEntry(
	transaction: Transaction<Tables>,
	value: JournalEntry | null,
): Promise<void> {
	if (value === null) return
	await transaction
		.insertInto('installation')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
		.execute()
}

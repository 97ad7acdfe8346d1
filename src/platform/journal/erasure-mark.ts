import { installationValue, setInstallationValue } from '#platform/db/installation.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { JournalAct, JournalEntry, JournalMark, JournalPerson } from './erasure-journal.ts'
import type { TransactionWork } from '#platform/db/database.ts'
import type { Connection, Transaction } from '#platform/db/tables.ts'

const nameOf = (journal: string) => `erasure-journal ${journal}`

/**
 * Makes the next start replay the whole journal. A restored backup needs this: of two acts under way while the backup
 * was made, the backup may contain only the later one.
 */
export async function forgetEntries(transaction: Transaction): Promise<void> {
	await transaction
		.deleteFrom('installation')
		.where('name', 'like', `${nameOf('')}%`)
		.execute()
}

/** The latest entry of a journal that this database has recorded; null if it has recorded none. */
export async function latestEntry(db: Connection, journal: string): Promise<JournalEntry | null> {
	return await installationValue(db, nameOf(journal))
}

/**
 * Like `db.write`, for work that writes to the journal. If the journal's database is unavailable, rejects before the
 * transaction begins. Otherwise signups would wait for SQLite's only writer until the connection to the journal times
 * out.
 */
export async function writeWithJournal<T>(
	{ db, journal }: Pick<StoreContext, 'db' | 'journal'>,
	work: TransactionWork<T>,
): Promise<T> {
	await journal?.reach()
	return await db.write(work)
}

/**
 * Records an act in the journal and, in the act's transaction, the resulting entry in the database. Until that
 * transaction ends, nobody else can change the people. The journal has the entry before COMMIT, so that the next start
 * completes an act whose COMMIT fails.
 */
export async function recordInJournal(
	transaction: Transaction,
	{ journal }: Pick<StoreContext, 'journal'>,
	act: JournalAct,
	people: readonly JournalPerson[],
): Promise<void> {
	await setLatestEntry(transaction, await journal?.append(act, people))
}

export async function setLatestEntry(
	transaction: Transaction,
	mark: JournalMark | null | undefined,
): Promise<void> {
	if (mark) await setInstallationValue(transaction, nameOf(mark.journal), mark.entry)
}

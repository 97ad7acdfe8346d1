import type { Kysely, Transaction } from 'kysely'
import { installationValue, setInstallationValue } from '#server/platform/db/installation.ts'
import type { JournalEntry, JournalMark } from './erasure-journal.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The row that holds the latest entry of a journal that this database knows. */
const nameOf = (journal: string) => `erasure-journal ${journal}`

/** The latest entry of a journal that this database knows; null before the first entry. */
export async function latestEntry(
	db: Kysely<Tables>,
	journal: string,
): Promise<JournalEntry | null> {
	return await installationValue(db, nameOf(journal))
}

/** Records the journal's entry of an erasure or an unsubscription in its transaction. */
export async function setLatestEntry(
	transaction: Transaction<Tables>,
	mark: JournalMark | null,
): Promise<void> {
	if (mark === null) return
	await setInstallationValue(transaction, nameOf(mark.journal), mark.entry)
}

import { installationValue, setInstallationValue } from '#platform/db/installation.ts'
import type { JournalEntry, JournalMark } from './erasure-journal.ts'
import type { Connection, Transaction } from '#platform/db/tables.ts'

/** Name of the installation value with a journal's latest known entry. */
const nameOf = (journal: string) => `erasure-journal ${journal}`

/**
 * Makes the next start repeat the whole journal. For a restored backup: of two acts under way while it was made, it
 * may contain only the later one.
 */
export async function forgetEntries(transaction: Transaction): Promise<void> {
	await transaction
		.deleteFrom('installation')
		.where('name', 'like', `${nameOf('')}%`)
		.execute()
}

/** The latest entry of a journal known to this database; null before the first. */
export async function latestEntry(db: Connection, journal: string): Promise<JournalEntry | null> {
	return await installationValue(db, nameOf(journal))
}

/** Records the journal entry of an act in the act's transaction. */
export async function setLatestEntry(
	transaction: Transaction,
	mark: JournalMark | null,
): Promise<void> {
	if (mark === null) return
	await setInstallationValue(transaction, nameOf(mark.journal), mark.entry)
}

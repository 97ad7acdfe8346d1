import { installationValue, setInstallationValue } from '#server/platform/db/installation.ts'
import type { JournalEntry, JournalMark } from './erasure-journal.ts'
import type { Connection, Transaction } from '#server/platform/db/tables.ts'

/** Name of the installation value with a journal's latest known entry. */
const nameOf = (journal: string) => `erasure-journal ${journal}`

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

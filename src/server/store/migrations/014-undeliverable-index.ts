import { type Migration, runStatements } from './migration.ts'

/** Adds the index with which the retention sweep finds addresses whose mailbox has refused mail for long. */
export const indexUndeliverable: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create index waitlist_emails_undeliverable on waitlist_emails (undeliverable_at) where undeliverable_at is not null`,
	])
	return []
}

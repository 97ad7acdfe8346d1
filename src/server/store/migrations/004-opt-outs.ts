import { sql } from 'kysely'
import { type Migration, runStatements } from './migration.ts'

/**
 * Sets the missing opt-out time of adopted unsubscribed rows, without which retention would delete the
 * opt-out. Indexes duplicate rows separately: the index is nearly always empty and costs signups nothing.
 */
export const rememberOptOuts: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create index waitlist_emails_repeated on waitlist_emails (lower(email)) where duplicate_of is not null`,
	])
	const now = sql.raw(kind === 'sqlite' ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` : 'now()')
	await sql`
		update waitlist_emails set unsubscribed_at = ${now}
		where status = 'unsubscribed' and unsubscribed_at is null
	`.execute(db)
	return []
}

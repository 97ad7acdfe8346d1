import { sql } from 'kysely'
import { type Migration, runStatements } from './migration.ts'

/**
 * An adopted row that had unsubscribed has no time of it, and the time is what makes the sweep remember
 * it. Repeated rows get an index of their own: nearly always empty, it costs a signup nothing.
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

import { DatabaseSync } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { insertDraft } from '#testing/letters.ts'

export type LockPlan = {
	/** Number of people on the list, and of recipients of a letter. */
	readonly rows: number
	/** Rows of each further kind: expired ones, people of the filter that is erased, refused mails, counts of a day. */
	readonly others: number
}

const longAgo = sql.lit('2020-01-01T00:00:00.000Z')

/** A day whose counts have not been folded. */
export const countedDay = '2026-01-05'

export const letters = { old: 'drill', refused: 'refused', next: 'next' } as const

/** The numbers from 1 to `last` as rows `n(i)`, in the order of the keys, because appending to a B-tree is fast. */
function numbers(db: Database, last: number): RawBuilder<unknown> {
	return db.kind === 'postgres'
		? sql`(select i from generate_series(1, ${sql.lit(last)}) as all_numbers(i) order by 'p' || i) as n`
		: sql`(with recursive n(i) as (
				select 1 union all select i + 1 from n where i < ${sql.lit(last)}
			) select i from n order by 'p' || i) as n`
}

/** Executes statements. Fills SQLite's file without waiting for the disk, and with a cache that holds the indexes. */
async function runAll(
	db: Database,
	file: string | null,
	statements: readonly RawBuilder<unknown>[],
): Promise<void> {
	if (file === null) {
		for (const statement of statements) {
			await db.maintain((own) => statement.execute(own))
		}
		return
	}
	const own = new DatabaseSync(file, { timeout: 10_000 })
	own.exec('pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = memory')
	for (const statement of statements) own.exec(statement.compile(db.read).sql)
	own.exec('pragma wal_checkpoint(truncate)')
	own.close()
}

/**
 * Adds to a database with confirmed people: the records of each, an old letter with its recipients, a letter of which
 * some mails were refused, a draft, a filter that some match, and expired rows of the tables that grow.
 */
export async function insertLockRows(
	db: Database,
	file: string | null,
	{ rows, others }: LockPlan,
): Promise<void> {
	const now = sql.lit(new Date().toISOString())
	const [old, refused] = [sql.lit(letters.old), sql.lit(letters.refused)]
	const [all, some] = [numbers(db, rows), numbers(db, others)]
	await insertDraft(db, { id: letters.refused, campaign: 'refused' })
	await insertDraft(db, { id: letters.next, campaign: 'next' })
	await runAll(db, file, [
		sql`update waitlist_emails set campaign = 'drill' where id in (select 'p' || i from ${some})`,
		sql`insert into consents (id, person_id, given_at, wording, locale, source)
			select 'c' || i, 'p' || i, ${longAgo}, '1', 'en', 'landing' from ${all}`,
		sql`insert into tokens (hash, person_id, purpose, created_at)
			select 'u' || i, 'p' || i, 'unsubscribe', ${longAgo} from ${all}`,
		sql`update letters set state = 'sent', send_at = ${longAgo}, ended_at = ${longAgo}
			where id = ${old}`,
		sql`update letters set state = 'finished', send_at = ${now},
			ended_at = ${now} where id = ${refused}`,
		sql`insert into letter_recipients
			(letter_id, person_id, language, priority, state, tries, next_try_at, finished_at)
			select ${old}, 'p' || i, 'en', 2, 'sent', 1, ${longAgo}, ${longAgo} from ${all}`,
		sql`insert into letter_recipients
			(letter_id, person_id, language, priority, state, tries, next_try_at, finished_at, failure)
			select ${refused}, 'p' || (i + ${sql.lit(others)}), 'en', 2, 'refused', 1, ${longAgo}, ${longAgo},
				'550 5.7.1' from ${some}`,
		sql`insert into tokens (hash, person_id, purpose, created_at, expires_at)
			select 't' || i, 'p' || i, 'confirm', ${longAgo}, ${longAgo} from ${some}`,
		sql`insert into deliveries (id, person_id, kind, subject, created_at, finished_at, outcome, tries)
			select 'd' || i, 'p' || i, 'confirmation', 'Hello', ${longAgo}, ${longAgo}, 'accepted', 1 from ${some}`,
		sql`insert into jobs (id, kind, person_id, payload, created_at, due_at, failed_at)
			select 'o' || i, 'confirmation', 'p' || i, '', ${longAgo}, ${longAgo}, ${longAgo} from ${some}`,
		sql`insert into jobs (id, kind, person_id, payload, created_at, due_at, failure)
			select 'w' || i, 'confirmation', 'p' || i, '', ${longAgo}, ${longAgo}, 'ECONNREFUSED' from ${some}`,
		sql`insert into throttle (id, key, at) select 'l' || i, 'login', ${longAgo} from ${some}`,
		sql`insert into jobs (id, kind, person_id, payload, created_at, due_at)
			select 'e' || i, 'webhook', 'p' || i, '{"type":"confirmed"}', ${longAgo}, ${longAgo} from ${some}`,
		sql`insert into audit (id, at, actor, action, detail)
			select 'a' || i, ${longAgo}, 'drill', 'export', '{}' from ${some}`,
		sql`insert into waitlist_emails (id, email, source, status, created_at, pending_since)
			select 'x' || i, 'x' || i || '@gmail.example', 'landing', 'pending', ${longAgo}, ${longAgo} from ${some}`,
		sql`insert into waitlist_emails (id, email, source, status, created_at, unsubscribed_at)
			select 'y' || i, 'y' || i || '@gmail.example', 'landing', 'unsubscribed', ${longAgo}, ${longAgo} from ${some}`,
		sql`insert into counts (day, event, path, source, campaign, locale, n)
			select ${sql.lit(countedDay)}, 'entrance', '/' || (i % 20), 's' || (i % 200), 'c' || i, 'en', 1 from ${numbers(db, Math.min(others, 20_000))}`,
	])
	// Updates the statistics, as is usual after a bulk load.
	if (db.kind === 'postgres') await db.maintain((own) => sql`vacuum analyze`.execute(own))
}

/** Brings back the people of the filter, as a restored backup does. */
export async function restoreErased(
	db: Database,
	file: string | null,
	{ others }: LockPlan,
): Promise<void> {
	await runAll(db, file, [
		sql`insert into waitlist_emails (id, email, source, status, locale, created_at, campaign)
			select 'p' || i, ${emailOf}, 'landing', 'active', 'en', ${longAgo}, 'drill' from ${numbers(db, others)}`,
		sql`delete from installation where name like 'erasure-journal %'`,
	])
}

/** The address of the person with the number `i`. */
const emailOf = sql`'p' || i || '@' || case i % 3
	when 0 then 'gmail.example' when 1 then 'web.example' else 'uol.example' end`

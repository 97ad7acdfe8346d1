import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPostgres } from '../../src/platform/db/postgres.ts'
import { openSqlite } from '../../src/platform/db/sqlite/sqlite.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { dataFolder } from '../../testing/site-server.ts'

type Kind = Database['kind']

type ListDatabase = {
	readonly environment: Readonly<Record<string, string>>
	readonly remove: () => Promise<void>
}

export async function listDatabase(kind: string, count: number): Promise<ListDatabase> {
	if (kind === 'sqlite') {
		const folder = dataFolder()
		await fill(openSqlite(join(folder, 'innervolt.sqlite')), count)
		return { environment: { DATA_DIR: folder }, remove: async () => {} }
	}
	const postgres = await startPostgres('shared_buffers=512MB')
	await fill(openPostgres(postgres.url, 600_000), count)
	return { environment: { DATABASE_URL: postgres.url }, remove: postgres.remove }
}

async function fill(db: Database, count: number): Promise<void> {
	await migrate(db)
	const statements = [people(db.kind, count), attribution, ...letter]
	await db.withMaintenanceConnection(async (own) => {
		for (const statement of statements) await sql.raw(statement).execute(own)
	})
	// In production, autovacuum does this. SQLite needs no statistics.
	if (db.kind === 'postgres')
		await db.withMaintenanceConnection((own) => sql`vacuum analyze`.execute(own))
	await db.close()
}

/** SQL that inserts people with realistic addresses who signed up over the past two years. */
function people(kind: Kind, count: number): string {
	const now = Math.floor(Date.now() / 1000)
	const seconds = `${now} - (i % 730) * 86400 - (i % 86400)`
	const created =
		kind === 'sqlite'
			? `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
			: `to_timestamp(${seconds})`
	return `
		insert into waitlist_emails (email, source, status, created_at)
		with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
		select
			case i % 8 when 0 then 'anna' when 1 then 'peter.' when 2 then 'maria_' when 3 then 'j.'
				when 4 then 'lukas' when 5 then 'sofia' when 6 then 'noah' else 'emma' end || i || '@' ||
			case i % 7 when 0 then 'gmail.com' when 1 then 'gmail.com' when 2 then 'example.org'
				when 3 then 'web.example' when 4 then 'outlook.com' when 5 then 'correio.example'
				else 'd' || (i % 5000) || '.example' end,
			case i % 5 when 0 then 'premium' when 1 then 'introvert-test' when 2 then 'mbti-test'
				when 3 then 'regional-de' else 'regional-br' end,
			case i % 11 when 0 then 'unsubscribed' when 1 then 'pending' else 'active' end,
			${created}
		from n`
}

/**
 * SQL that gives every tenth person one of 300 campaigns. It dates the confirmation emails of unconfirmed people today,
 * so that the server deletes none of them.
 */
const attribution = `
	update waitlist_emails set
		locale = case source when 'regional-de' then 'de' when 'regional-br' then 'pt' else 'en' end,
		country = case source when 'regional-de' then 'DE' when 'regional-br' then 'BR' end,
		pending_since = case status when 'pending' then current_timestamp end,
		confirmed_at = case status when 'active' then created_at end,
		unsubscribed_at = case status when 'unsubscribed' then created_at end,
		campaign = case when email like '%7@%' then 'campaign-' || (length(email) * 37 % 300) end,
		referrer = case when email like '%7@%' then 'host-' || (length(email) % 40) || '.example' end,
		tags = case when email like '%3@%' then 'beta, prensa' when email like 'noah%' then 'prensa' end`

/** A letter sent to two thirds of the list. */
const letter = [
	`insert into letters (id, name, state, version, content, purpose, campaign, created_at, updated_at, confirmed_at, ended_at)
		values ('bench', 'We open', 'finished', 1, '{}', 'news', 'bench', current_timestamp, current_timestamp,
			current_timestamp, current_timestamp)`,
	`insert into letter_recipients (letter_id, person_id, language, priority, state, tries, next_try_at, finished_at)
		select 'bench', id, 'en', 2, 'sent', 1, current_timestamp, current_timestamp from waitlist_emails
		where status = 'active' and source <> 'premium'`,
]

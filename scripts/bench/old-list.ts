import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '#testing/postgres.ts'
import { dataFolder } from '#testing/site-server.ts'

type Kind = 'sqlite' | 'postgres'

/** The schema before the owner's list. */
const defaultSchema = 5

const released = join(import.meta.dirname, '../../src/server/store/migrations/released')

/** The statements of a released schema without its rows, but with its version and with which background work is done. */
function schemaStatements(kind: Kind, schema: number): string {
	const dump = readFileSync(join(released, `${kind}-${schema}.sql`), 'utf8')
	return dump
		.split('\n')
		.filter((line) => !line.startsWith('insert') || /schema_version|background_work/.test(line))
		.join('\n')
}

/** Addresses as people have them, spread over two years; every tenth person came by one of 300 campaigns. */
function rows(kind: Kind, count: number): string {
	const now = Math.floor(Date.now() / 1000)
	const time = (seconds: string) =>
		kind === 'sqlite'
			? `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
			: `to_timestamp(${seconds})`
	const created = time(`${now} - (i % 730) * 86400 - (i % 86400)`)
	const id = kind === 'sqlite' ? 'lower(hex(randomblob(16)))' : 'gen_random_uuid()::text'
	return `
		insert into waitlist_emails
			(id, email, source, status, created_at, locale, pending_since, confirmed_at, unsubscribed_at)
		with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
		select ${id},
			case i % 8 when 0 then 'anna' when 1 then 'peter.' when 2 then 'maria_' when 3 then 'j.'
				when 4 then 'lukas' when 5 then 'sofia' when 6 then 'noah' else 'emma' end || i || '@' ||
			case i % 7 when 0 then 'gmail.com' when 1 then 'gmail.com' when 2 then 'example.org'
				when 3 then 'web.example' when 4 then 'outlook.com' when 5 then 'correio.example'
				else 'd' || (i % 5000) || '.example' end,
			case i % 5 when 0 then 'premium' when 1 then 'introvert-test' when 2 then 'mbti-test'
				when 3 then 'regional-de' else 'regional-br' end,
			case i % 11 when 0 then 'unsubscribed' when 1 then 'pending' else 'active' end,
			${created},
			case i % 5 when 3 then 'de' when 4 then 'pt' else 'en' end,
			case when i % 11 = 1 then ${time(String(now))} end,
			case when i % 11 > 1 then ${created} end,
			case when i % 11 = 0 then ${created} end
		from n;
		insert into consents
			(id, signup_id, given_at, wording, locale, source, utm_campaign, referrer_host)
		select id, id, created_at, '2026-11', locale, source,
			'campaign-' || (length(email) * 37 % 300), 'host-' || (length(email) % 40) || '.example'
		from waitlist_emails where email like '%7@%';
	`
}

/** Creates a data folder with so many rows in a released schema. */
function sqliteWithOldRows(count: number, schema: number): string {
	const folder = dataFolder()
	const db = new DatabaseSync(join(folder, 'innervolt.sqlite'))
	db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000')
	db.exec(`begin; ${schemaStatements('sqlite', schema)}; ${rows('sqlite', count)} commit`)
	db.exec('pragma wal_checkpoint(truncate)')
	db.close()
	return folder
}

/** Fills an empty database with so many rows in a released schema. */
async function fillPostgresWithOldRows(url: string, count: number, schema: number): Promise<void> {
	const client = new Client({ connectionString: url })
	await client.connect()
	await client.query(`${schemaStatements('postgres', schema)}; ${rows('postgres', count)}`)
	await client.query('vacuum analyze')
	await client.end()
}

export async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
	while (!(await isTrue())) await delay(100)
}

/** A database with rows of the earlier release, and whether the upgrade is complete. */
type OldList = {
	readonly environment: Readonly<Record<string, string>>
	readonly isPrepared: () => Promise<boolean>
	readonly remove: () => Promise<void>
}

async function oldSqlite(count: number, schema: number): Promise<OldList> {
	const folder = sqliteWithOldRows(count, schema)
	const replaced = `select 1 from sqlite_schema where name = 'waitlist_emails_newest'`
	return {
		environment: { DATA_DIR: folder },
		isPrepared: async () => {
			const db = new DatabaseSync(join(folder, 'innervolt.sqlite'), { readOnly: true })
			const isPending = db.prepare(replaced).get() !== undefined
			db.close()
			return !isPending
		},
		remove: async () => {},
	}
}

async function oldPostgres(count: number, schema: number): Promise<OldList> {
	const postgres = await startPostgres('shared_buffers=512MB')
	await fillPostgresWithOldRows(postgres.url, count, schema)
	const client = new Client({ connectionString: postgres.url })
	await client.connect()
	return {
		environment: { DATABASE_URL: postgres.url },
		isPrepared: async () => {
			const { rows: found } = await client.query(
				`select 1 from pg_index where indexrelid = to_regclass('waitlist_emails_parts') and indisvalid`,
			)
			return found.length > 0
		},
		remove: async () => {
			await client.end()
			await postgres.remove()
		},
	}
}

/** A database with so many rows in a released schema. A server that starts on it upgrades it. */
export async function oldList(
	kind: string,
	count: number,
	schema = defaultSchema,
): Promise<OldList> {
	return kind === 'sqlite' ? await oldSqlite(count, schema) : await oldPostgres(count, schema)
}

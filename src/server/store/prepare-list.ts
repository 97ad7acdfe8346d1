import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { countries } from '#domain/country/countries.ts'
import { addressTextSql } from './address-key.ts'
import { type ClockAndRandom, iso } from './context.ts'
import type { Database } from './database.ts'
import { pauseMs, rowsPerStep } from './in-steps.ts'
import { addressPartsIndex, indexStatements, listIndexes } from './list-indexes.ts'
import type { Tables } from './tables.ts'

type Kind = Database['kind']

/**
 * Completes the list of a database with rows from before `007-owners-list.ts`: fills the columns of where signups came
 * from and creates the missing indexes. The site serves meanwhile; until then lists take longer, and on PostgreSQL a
 * search finds only the beginnings of addresses. Can be interrupted and repeated, also by several processes at once.
 *
 * @param isStopping whether to return after the current statement
 */
export async function prepareList(
	db: Database,
	{ now }: Pick<ClockAndRandom, 'now'>,
	isStopping = () => false,
): Promise<void> {
	const isFilled = await hasAttribution(db.read)
	const isIndexed = (await missingIndexes(db.read, db.kind)).length === 0
	if (isFilled && isIndexed) return
	await db.maintain(async (connection) => {
		if (db.kind === 'postgres' && !(await lock(connection))) return
		if (!isFilled) {
			for (let last: string | null = ''; last !== null && !isStopping();) {
				last = await fillAttribution(connection, db.kind, last)
				await delay(pauseMs)
			}
			if (isStopping()) return
			await markAttribution(connection, iso(now()))
		}
		await createIndexes(connection, db.kind, isStopping)
	})
}

/** Whether the columns of where signups came from are filled in all rows. */
async function hasAttribution(db: Kysely<Tables>): Promise<boolean> {
	const done = db.selectFrom('background_work').select('name').where('name', '=', 'attribution')
	return (await done.executeTakeFirst()) !== undefined
}

/**
 * Records that the columns of where signups came from are filled in all rows.
 *
 * @param at ISO 8601
 */
export async function markAttribution(db: Kysely<Tables>, at: string): Promise<void> {
	await db
		.insertInto('background_work')
		.values({ name: 'attribution', finished_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Fills the rows after an id. Returns the last id, or null after the last row. */
async function fillAttribution(
	db: Kysely<Tables>,
	kind: Kind,
	after: string,
): Promise<string | null> {
	const isAfter = after === '' ? sql<boolean>`true` : sql<boolean>`id > ${after}`
	const step = db
		.selectFrom('waitlist_emails')
		.select('id')
		.where(isAfter)
		.orderBy('id')
		.limit(rowsPerStep)
	const end = await db
		.selectFrom(step.as('step'))
		.select(sql<string>`cast(id as text)`.as('id'))
		.orderBy('step.id', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (end === undefined) return null
	const cases = Object.values(countries).map(
		({ code }) => sql`when ${sql.lit(`regional-${code.toLowerCase()}`)} then ${sql.lit(code)}`,
	)
	const owner =
		kind === 'postgres' ? sql`cast(waitlist_emails.id as text)` : sql`waitlist_emails.id`
	await sql`
		update waitlist_emails set
			country = case source ${sql.join(cases, sql` `)} end,
			(campaign, referrer) = (
				select utm_campaign, referrer_host from consents
				where signup_id = ${owner} order by given_at, id limit 1
			)
		where ${isAfter} and id <= ${end.id} and (
			source like 'regional-%' or exists (
				select 1 from consents
				where signup_id = ${owner} and (utm_campaign is not null or referrer_host is not null)
			)
		)
	`.execute(db)
	return end.id
}

async function createIndexes(
	db: Kysely<Tables>,
	kind: Kind,
	isStopping: () => boolean,
): Promise<void> {
	if (kind === 'postgres') {
		// What an interrupted `create index concurrently` left; `if not exists` would keep it.
		for (const name of await missingIndexes(db, kind)) {
			await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
		}
	}
	for (const statement of indexStatements(kind, true)) {
		if (isStopping()) return
		await sql.raw(statement).execute(db)
		await delay(pauseMs)
	}
	if (isStopping()) return
	if (kind === 'sqlite') {
		// The next signup would otherwise copy the indexes from the WAL into the database, in the server's own thread.
		await sql`pragma wal_checkpoint(passive)`.execute(db)
		return
	}
	await createAddressPartsIndex(db)
	// The planner needs statistics about the indexed expressions.
	await sql`analyze waitlist_emails`.execute(db)
}

/** Without the right to create the extension, or without the extension, searches find the beginnings of addresses. */
async function createAddressPartsIndex(db: Kysely<Tables>): Promise<void> {
	try {
		await sql`create extension if not exists pg_trgm`.execute(db)
		// It may be in a schema that is not in the search path.
		const extension = await sql<{ schema: string }>`
			select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
			where extname = 'pg_trgm'
		`.execute(db)
		await sql`
			create index concurrently if not exists ${sql.id(addressPartsIndex)} on waitlist_emails
			using gin ((${sql.raw(addressTextSql)}) ${sql.id(extension.rows[0]?.schema ?? '', 'gin_trgm_ops')})
		`.execute(db)
	} catch (error) {
		const isRefusal = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
		if (!isRefusal) throw error
	}
}

async function missingIndexes(db: Kysely<Tables>, kind: Kind): Promise<readonly string[]> {
	const wanted = listIndexes(kind).map(({ name }) => name)
	const existing =
		kind === 'sqlite'
			? sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
			: sql<{ name: string }>`
				select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
				where indrelid = to_regclass('waitlist_emails') and indisvalid
			`
	const names = new Set((await existing.execute(db)).rows.map(({ name }) => name))
	return [...wanted, ...(kind === 'postgres' ? [addressPartsIndex] : [])].filter(
		(name) => !names.has(name),
	)
}

/** Of several processes that start at once only one prepares. The lock ends with the connection. */
async function lock(db: Kysely<Tables>): Promise<boolean> {
	const { rows } = await sql<{ is_held: boolean }>`
		select pg_try_advisory_lock(hashtext('innervolt list')) as is_held
	`.execute(db)
	return rows[0]?.is_held === true
}

import { type Kysely, sql } from 'kysely'
import { addressTextSql } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The trigram index with which PostgreSQL finds any part of an address. It needs an extension. */
export const addressPartsIndex = 'waitlist_emails_parts'

/**
 * The indexes of the list. SQLite has one index with all columns that are filtered, searched or sorted, in the default
 * order of the list. Other orders scan this index, which takes 0.1 s for a million rows and reads no page of the table.
 * The second index counts the values of the filters. PostgreSQL has an index for each column that is sorted and never
 * null, and scans the table with parallel workers for other queries. The index of addresses also serves prefix
 * searches.
 */
const indexes = {
	sqlite: [
		`create index waitlist_emails_list on waitlist_emails
			(created_at, ${addressTextSql}, status, source, locale, country, campaign, referrer, confirmed_at, tags)`,
		`create index waitlist_emails_values on waitlist_emails (campaign, country, locale, source, status)`,
	],
	postgres: [
		`create index waitlist_emails_created on waitlist_emails (created_at)`,
		// The expressions of `registration-order.ts`: databases use an index only for the same expression.
		`create index waitlist_emails_by_email on waitlist_emails ((${addressTextSql} collate "C"), created_at)`,
		`create index waitlist_emails_by_source on waitlist_emails ((source collate "C"), created_at)`,
		`create index waitlist_emails_by_status on waitlist_emails ((status collate "C"), created_at)`,
	],
} as const satisfies Record<Database['kind'], readonly string[]>

/** The statements that create the indexes of the list. */
export function listIndexStatements(kind: Database['kind']): readonly string[] {
	return indexes[kind]
}

/**
 * Creates the index with which PostgreSQL finds any part of an address. If the extension is missing or must not be
 * created, searches find only the beginnings of addresses.
 */
export async function createPartsIndex(transaction: Kysely<Tables>): Promise<void> {
	await sql`savepoint parts_index`.execute(transaction)
	try {
		await sql`create extension if not exists pg_trgm`.execute(transaction)
		// It may be in a schema that is not in the search path.
		const extension = await sql<{ schema: string }>`
			select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
			where extname = 'pg_trgm'
		`.execute(transaction)
		await sql`
			create index ${sql.id(addressPartsIndex)} on waitlist_emails
			using gin ((${sql.raw(addressTextSql)}) ${sql.id(extension.rows[0]?.schema ?? '', 'gin_trgm_ops')})
		`.execute(transaction)
	} catch (error) {
		const isRefusal = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
		if (!isRefusal) throw error
		await sql`rollback to savepoint parts_index`.execute(transaction)
	}
}

import { sql, type Transaction } from 'kysely'
import { addressTextSql } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

type ListIndex = { readonly name: string; readonly columns: string }

/** The index with which PostgreSQL finds any part of an address; it needs an extension. */
export const addressPartsIndex = 'waitlist_emails_parts'

/**
 * The indexes of the list: one for each column to sort by, with the time as its second column, because rows that are
 * equal in that column are listed by time. Those of mostly empty columns leave out the rows without a value.
 */
function listIndexes(kind: Database['kind']): readonly ListIndex[] {
	const isSqlite = kind === 'sqlite'
	// The expressions of `registration-order.ts`: databases use an index only for the same expression.
	const text = (column: string) => (isSqlite ? column : `(${column} collate "C")`)
	const byColumn = (column: string, key = text(column)) => ({
		name: `waitlist_emails_by_${column}`,
		columns: `(${key}, created_at)`,
	})
	const byFilledColumn = (column: string, key = text(column)) => ({
		name: `waitlist_emails_by_${column}`,
		columns: `(${key}, created_at) where ${column} is not null`,
	})
	return [
		{ name: 'waitlist_emails_created', columns: `(created_at)` },
		isSqlite ? sqliteAddresses : byColumn('email', `(${addressTextSql} collate "C")`),
		byColumn('source'),
		byColumn('status'),
		byFilledColumn('locale'),
		byFilledColumn('country'),
		byFilledColumn('campaign'),
		byFilledColumn('referrer'),
		byFilledColumn('confirmed_at', 'confirmed_at'),
	]
}

/** With all filtered columns: SQLite searches, and counts the rows of any filter, without reading the table. */
const sqliteAddresses: ListIndex = {
	name: 'waitlist_emails_by_email',
	columns: `(${addressTextSql}, created_at, status, source, locale, country, campaign)`,
}

/** The statements that create the indexes of the list. */
export function listIndexStatements(kind: Database['kind']): readonly string[] {
	return listIndexes(kind).map(
		({ name, columns }) => `create index ${name} on waitlist_emails ${columns}`,
	)
}

/**
 * Creates the index by which PostgreSQL finds any part of an address. Without the right to create the extension, or
 * without the extension, searches find the beginnings of addresses.
 */
export async function createPartsIndex(transaction: Transaction<Tables>): Promise<void> {
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

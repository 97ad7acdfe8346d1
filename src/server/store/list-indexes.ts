import { addressTextSql } from './address-key.ts'
import type { Database } from './database.ts'

type ListIndex = { readonly name: string; readonly columns: string }

/** Replaced by `waitlist_emails_created`, which is half as large. */
const replacedIndex = 'waitlist_emails_newest'

/** The index with which PostgreSQL finds any part of an address; it needs an extension. */
export const addressPartsIndex = 'waitlist_emails_parts'

/**
 * The indexes of the list: one for each column to sort by, with the time as its second column, because rows that are
 * equal in that column are listed by time. Those of mostly empty columns leave out the rows without a value.
 */
export function listIndexes(kind: Database['kind']): readonly ListIndex[] {
	const isSqlite = kind === 'sqlite'
	// The expressions of `registration-order.ts`: databases use an index only for the same expression.
	const created = isSqlite ? 'created_at' : `(coalesce(created_at, '-infinity'))`
	const text = (column: string) => (isSqlite ? column : `(${column} collate "C")`)
	const byColumn = (column: string, key = text(column)) => ({
		name: `waitlist_emails_by_${column}`,
		columns: `(${key}, ${created})`,
	})
	const byFilledColumn = (column: string, key = text(column)) => ({
		name: `waitlist_emails_by_${column}`,
		columns: `(${key}, ${created}) where ${column} is not null`,
	})
	return [
		{ name: 'waitlist_emails_created', columns: `(${created})` },
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

/**
 * The statements that create the indexes of the list.
 *
 * @param isConcurrent whether PostgreSQL keeps accepting writes meanwhile, which excludes a transaction
 */
export function indexStatements(kind: Database['kind'], isConcurrent: boolean): readonly string[] {
	const concurrently = kind === 'postgres' && isConcurrent ? 'concurrently ' : ''
	return [
		...listIndexes(kind).map(
			({ name, columns }) =>
				`create index ${concurrently}if not exists ${name} on waitlist_emails ${columns}`,
		),
		`drop index ${concurrently}if exists ${replacedIndex}`,
	]
}

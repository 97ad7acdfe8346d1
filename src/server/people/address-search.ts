import { type RawBuilder, sql } from 'kysely'
import type { RegistrationPage } from '#contract/registration-page.ts'
import { addressText } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addressPartsIndex } from '#server/platform/db/migrations/list-indexes.ts'

export type SearchMode = RegistrationPage['searchMode']

/**
 * Whether a search finds any part of an address or only its beginning. SQLite scans the index of the list, which takes
 * 0.1 s for a million rows. PostgreSQL needs a trigram index, whose extension may be missing.
 */
export async function findSearchMode(db: Database): Promise<SearchMode> {
	if (db.kind === 'sqlite') return 'contains'
	const { rows } = await sql<{ is_valid: boolean }>`
		select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${addressPartsIndex})
	`.execute(db.longRead)
	return rows[0]?.is_valid ? 'contains' : 'prefix'
}

/** The condition that an address contains a text, or begins with it. */
export function matchesSearch(
	search: string,
	kind: Database['kind'],
	mode: SearchMode,
): RawBuilder<boolean> {
	const text = search.normalize('NFC').toLowerCase()
	const pattern = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
	if (kind === 'sqlite') return sql`${addressText} like ${`%${pattern}`} escape '\\'`
	// Has the collation of the index of addresses, so that the index serves prefix searches.
	if (mode === 'prefix') return sql`(${addressText} collate "C") like ${pattern}`
	return sql`${addressText} like ${`%${pattern}`}`
}

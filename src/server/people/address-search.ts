import { type RawBuilder, sql } from 'kysely'
import type { RegistrationPage } from '#contract/registration-page.ts'
import { addressText } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addressPartsIndex } from '#server/platform/db/migrations/list-indexes.ts'

export type SearchMode = RegistrationPage['searchMode']

/**
 * What a search can find. SQLite reads the index of the list from end to end, 0.1 s for a million; PostgreSQL needs a
 * trigram index, which its extension may not be there for.
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
	// The collation of the index by address, which serves the beginnings.
	if (mode === 'prefix') return sql`(${addressText} collate "C") like ${pattern}`
	return sql`${addressText} like ${`%${pattern}`}`
}

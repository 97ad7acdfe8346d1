import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Reads a series and locks it until COMMIT; undefined for an unknown id. */
export async function lockSeries(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	id: string,
) {
	return await transaction
		.selectFrom('series')
		.selectAll()
		.where('id', '=', id)
		// SQLite has one writer.
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

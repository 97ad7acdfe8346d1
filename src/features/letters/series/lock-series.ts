import type { Transaction } from '#platform/db/tables.ts'

/** Reads a series and locks it until COMMIT; undefined for an unknown id. */
export async function lockSeries(transaction: Transaction, id: string) {
	return await transaction
		.selectFrom('series')
		.selectAll()
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst()
}

import type { Transaction } from '#platform/db/tables.ts'
import { conflict } from '#features/letters/letter-events.ts'
import { Refusal } from '#platform/http/api-errors.ts'

export function unknownSeries(): Refusal {
	return new Refusal('There is no such series', 'not-found')
}

/** Reads a series and locks it until COMMIT; undefined for an unknown id. */
export async function findSeries(transaction: Transaction, id: string) {
	return await transaction
		.selectFrom('series')
		.selectAll()
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst()
}

export async function lockSeries(transaction: Transaction, id: string, state: 'on' | 'off') {
	const series = await findSeries(transaction, id)
	if (series === undefined) throw unknownSeries()
	if (series.state !== state) throw conflict('state')
	return series
}

import type { Transaction } from 'kysely'
import { letterLimits } from '#domain/letters/letter-limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { LetterRow } from './letter-events.ts'
import { isFinished, recipientsBy } from './letter-rows.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** What became of the latest mails of a letter, up to the number among which refusals are counted. */
export async function latestOutcomes(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	{ id, resumed_at }: Pick<LetterRow, 'id' | 'resumed_at'>,
) {
	return await outcomes(transaction, kind, id)
		.select(['state', 'failure'])
		// After the owner has gone on, only what follows counts.
		.where('finished_at', '>=', resumed_at ?? '')
		.orderBy('finished_at', 'desc')
		.limit(letterLimits.breakerWindow)
		.execute()
}

/** @param since ISO 8601; null for never */
export async function isAnyoneReached(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	letterId: string,
	since: string | null,
): Promise<boolean> {
	if (since === null) return false
	const reached = await outcomes(transaction, kind, letterId)
		.select('person_id')
		.where('state', '=', 'sent')
		.where('finished_at', '>=', since)
		.limit(1)
		.executeTakeFirst()
	return reached !== undefined
}

/** The mails of a letter that were sent or given up, in an index of their own. */
function outcomes(transaction: Transaction<Tables>, kind: Database['kind'], letterId: string) {
	return transaction
		.selectFrom(recipientsBy('finished', kind))
		.where('letter_id', '=', letterId)
		.where(isFinished)
}

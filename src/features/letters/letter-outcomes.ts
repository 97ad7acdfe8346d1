import { letterLimits } from './rules/letter-limits.ts'
import type { LetterRow } from './letter-events.ts'
import { isFinished } from './letter-rows.ts'
import type { Transaction } from '#platform/db/tables.ts'

/** The outcomes of a letter's latest mails, at most `breakerWindow`, among which refusals are counted. */
export async function latestOutcomes(
	transaction: Transaction,
	{ id, resumed_at }: Pick<LetterRow, 'id' | 'resumed_at'>,
) {
	return await outcomes(transaction, id)
		.select(['state', 'failure'])
		// Only outcomes since the last resumption count.
		.where('finished_at', '>=', resumed_at ?? '')
		.orderBy('finished_at', 'desc')
		.limit(letterLimits.breakerWindow)
		.execute()
}

/** Whether a mail of a letter was sent since a time in ISO 8601. Returns false if `since` is null. */
export async function isAnyoneReached(
	transaction: Transaction,
	letterId: string,
	since: string | null,
): Promise<boolean> {
	if (since === null) return false
	const reached = await outcomes(transaction, letterId)
		.select('person_id')
		.where('state', '=', 'sent')
		.where('finished_at', '>=', since)
		.limit(1)
		.executeTakeFirst()
	return reached !== undefined
}

/** The mails of a letter that were sent or given up. */
function outcomes(transaction: Transaction, letterId: string) {
	return transaction
		.selectFrom('letter_recipients')
		.where('letter_id', '=', letterId)
		.where(isFinished)
}

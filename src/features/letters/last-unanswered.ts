import { delayCause } from './rules/refusals.ts'
import { nextAttemptAt } from '#platform/jobs/retry-policy.ts'
import { iso } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { isFinished } from './letter-rows.ts'

/**
 * The code of a letter's latest attempt if it did not reach the mail server and no later attempt did; otherwise null.
 * The time of an attempt is not stored. It is computed from the time of the next attempt, without the jitter.
 */
export async function lastUnanswered(
	{ reportReader }: Pick<Database, 'reportReader'>,
	letterId: string,
): Promise<string | null> {
	const groups = await reportReader
		.selectFrom('letter_recipients')
		.select(['failure', 'tries', (row) => row.fn.max('next_try_at').as('next_try_at')])
		.where('letter_id', '=', letterId)
		.where('failure', 'is not', null)
		.where('state', '=', 'waiting')
		.where('tries', '>', 0)
		.groupBy(['failure', 'tries'])
		.execute()
	const attempts = groups
		.filter(({ failure }) => failure !== null && delayCause(failure) === 'away')
		.map(({ failure, tries, next_try_at: next }) => ({
			failure,
			at: Date.parse(next ?? '') - (nextAttemptAt(tries, 0, 0) ?? 0),
		}))
	const [latest] = attempts.toSorted((one, other) => other.at - one.at)
	if (latest === undefined) return null
	const answered = await reportReader
		.selectFrom('letter_recipients')
		.select('person_id')
		.where('letter_id', '=', letterId)
		.where(isFinished)
		.where('finished_at', '>=', iso(latest.at))
		.limit(1)
		.executeTakeFirst()
	return answered === undefined ? latest.failure : null
}

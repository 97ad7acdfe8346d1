import { ActUnproven } from '#platform/http/api-errors.ts'
import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import { type StoreContext, hashToken, iso, newId } from '#platform/db/context.ts'

/**
 * Counts the rows that a session has read, before they are sent.
 *
 * @param subject identifies the data read: reading the same subject again replaces its count. By default each read counts.
 * @throws ActUnproven if the limit is exceeded
 */
export async function count(
	context: StoreContext,
	token: string,
	rows: number,
	subject = newId(context),
): Promise<void> {
	const { db, now } = context
	const time = now()
	const session = hashToken(token)
	const id = hashToken(`${session} ${subject}`)
	await db.write(async (transaction) => {
		// This update also makes concurrent requests of the session wait for each other on PostgreSQL.
		await transaction
			.updateTable('sessions')
			.set({ seen_at: iso(time) })
			.where('hash', '=', session)
			.execute()
		const { sum } = await transaction
			.selectFrom('session_reads')
			.select((of) => of.fn.sum<number | string | null>('rows').as('sum'))
			.where('session_hash', '=', session)
			.where('id', '<>', id)
			.where('at', '>', iso(time - sessionLimits.readWindowMs))
			.executeTakeFirstOrThrow()
		if (Number(sum ?? 0) + rows > sessionLimits.maxUnprovenRows) throw new ActUnproven()
		await transaction
			.insertInto('session_reads')
			.values({ id, session_hash: session, at: iso(time), rows })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ at: iso(time), rows }))
			.execute()
	})
}

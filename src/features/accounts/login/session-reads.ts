import { ActUnproven } from '#platform/http/api-errors.ts'
import { sessionLimits } from '#features/accounts/rules/session-expiry.ts'
import { type StoreContext, hashToken, iso, newId } from '#platform/db/context.ts'

/**
 * Reserves rows before reading them, so that concurrent requests together stay within the limit. Returns the
 * reservation's ID.
 *
 * @throws ActUnproven if the limit is reached
 */
export async function reserve(context: StoreContext, token: string, rows: number): Promise<string> {
	const id = newId(context)
	await add(context, hashToken(token), id, rows)
	return id
}

/**
 * Counts rows that were read, before they are sent. Reading the same subject again replaces its count.
 *
 * @param subject identifies the data read
 * @throws ActUnproven if the limit is reached
 */
export async function count(
	context: StoreContext,
	token: string,
	subject: string,
	rows: number,
): Promise<void> {
	const session = hashToken(token)
	await add(context, session, hashToken(`${session} ${subject}`), rows)
}

/** Stores or replaces the row count of a read. */
async function add(
	{ db, now }: StoreContext,
	session: string,
	id: string,
	rows: number,
): Promise<void> {
	const time = now()
	await db.write(async (transaction) => {
		// Also serializes concurrent requests of the session on PostgreSQL.
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

/** Replaces the number of reserved rows by the number read. */
export async function settle({ db }: StoreContext, id: string, rows: number): Promise<void> {
	await db.write((writer) =>
		writer.updateTable('session_reads').set({ rows }).where('id', '=', id).execute(),
	)
}

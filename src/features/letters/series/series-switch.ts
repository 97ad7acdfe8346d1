import { sql } from 'kysely'
import { seriesLimits } from './rules/series.ts'
import { conflict, ownTableId } from '#features/letters/letter-events.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, milliseconds, type StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { lockSeries } from './lock-series.ts'

/**
 * Switches a series on: its letters can no longer be changed, and people who confirm from now on begin it. If the
 * series was off for less than `seriesLimits.changeMs`, people who confirmed during that time begin it too.
 *
 * @param versions by letter id, the version that was checked; refused if a letter has changed since
 */
export async function switchOn(
	context: StoreContext,
	id: string,
	versions: ReadonlyMap<string, number>,
	actor: string,
): Promise<void> {
	const { db, now } = context
	const at = iso(now())
	await db.write(async (transaction) => {
		const series = await lockSeries(transaction, id, 'off')
		const steps = await transaction
			.selectFrom('letters')
			.select(['id', 'version'])
			.where('series', '=', id)
			.where('state', '=', 'draft')
			.forUpdate()
			.execute()
		const isSame = steps.every((step) => versions.get(step.id) === step.version)
		if (!isSame || steps.length !== versions.size) throw conflict('version')
		const offAt = milliseconds(series.off_at)
		const isChange = offAt !== null && now() - offAt < seriesLimits.changeMs
		await transaction
			.updateTable('series')
			.set({ state: 'on', since: isChange ? series.since : at })
			.where('id', '=', id)
			.execute()
		await stepsOf(transaction, id, 'draft')
			.set({
				state: 'series',
				confirmed_at: at,
				confirmed_by: actor,
				resumed_at: at,
				table_id: ownTableId(db.kind),
			})
			.execute()
		await appendAuditEntry(transaction, context, actor, 'series switched on', series.name)
	})
}

/**
 * Switches a series off, so that none of its emails is claimed. People between two steps continue once the series is on
 * again.
 */
export async function switchOff(context: StoreContext, id: string, actor: string): Promise<void> {
	const { db, now } = context
	const at = iso(now())
	await db.write(async (transaction) => {
		const series = await lockSeries(transaction, id, 'on')
		await transaction
			.updateTable('series')
			.set({ state: 'off', off_at: at })
			.where('id', '=', id)
			.execute()
		await stepsOf(transaction, id, 'series')
			.set({ state: 'draft', pause_reason: null, pause_code: null })
			.execute()
		await clearWaiting(transaction, id, at)
		await appendAuditEntry(transaction, context, actor, 'series switched off', series.name)
	})
}

function stepsOf(transaction: Transaction, id: string, state: 'draft' | 'series') {
	return transaction.updateTable('letters').where('series', '=', id).where('state', '=', state)
}

/**
 * Removes waiting recipients without an attempt, who can be added again later, and ends the retries of all other
 * waiting recipients.
 */
async function clearWaiting(transaction: Transaction, id: string, at: string): Promise<void> {
	const isOfSeries = sql<boolean>`letter_id in (select id from letters where series = ${id})`
	await transaction
		.deleteFrom('letter_recipients')
		.where(isOfSeries)
		.where('state', '=', 'waiting')
		.where('tries', '=', 0)
		.execute()
	await transaction
		.updateTable('letter_recipients')
		.set({ state: 'skipped', finished_at: at })
		.where(isOfSeries)
		.where('state', '=', 'waiting')
		.execute()
}

import { mailKinds } from './mail-kinds.ts'
import { sql } from 'kysely'
import { matchesAddress, selectByAddress } from '#platform/db/address-key.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { JournalAct, JournalMark } from '#platform/journal/erasure-journal.ts'
import { setLatestEntry } from '#platform/journal/erasure-mark.ts'
import { recordActs, recordStatus } from './status-changes.ts'
import type { Transaction } from '#platform/db/tables.ts'

const isSubscribed = sql<boolean>`status <> 'unsubscribed'`
const isNotBlocked = sql<boolean>`blocked_at is null`

/** An opt-out. `block` also blocks the address: a later signup gets no confirmation email. */
export type OptOut = {
	readonly act: Extract<JournalAct, 'opt-out' | 'block'>
	readonly email: string
	/** The journal entry; null if there is none to record. */
	readonly entry: JournalMark | null
}

/** Unsubscribes an address in its own transaction. */
export async function optOut(
	context: StoreContext,
	act: OptOut['act'],
	email: string,
): Promise<void> {
	const recorded = await recordOptOut(context, act, email)
	await context.db.write((transaction) => applyOptOut(transaction, context, recorded))
}

/**
 * Adds an opt-out to the journal, unless it changes nothing. Call it before the transaction with `applyOptOut`: if that
 * fails, the next start completes the opt-out.
 */
export async function recordOptOut(
	{ db, journal }: StoreContext,
	act: OptOut['act'],
	email: string,
): Promise<OptOut> {
	if (journal === undefined) return { act, email, entry: null }
	const rows = await selectByAddress(db.read, email)
		.where(act === 'block' ? isNotBlocked : isSubscribed)
		.execute()
	return { act, email, entry: await journal.append(act, rows) }
}

/**
 * Unsubscribes every row of an address and deletes its unsent emails. Idempotent. The undo of an import does not reverse
 * an opt-out that follows the import's.
 *
 * @param at ISO 8601
 * @returns the changed rows as they were before
 */
export async function applyOptOut(
	transaction: Transaction,
	context: StoreContext,
	{ act, email, entry }: OptOut,
	at = iso(context.now()),
) {
	const rows = await selectByAddress(transaction, email)
		.select(['pending_since', 'unsubscribed_at'])
		.execute()
	await setLatestEntry(transaction, entry)
	// The person was erased after the journal entry.
	if (rows.length === 0) return []
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', unsubscribed_at: at, pending_since: null })
		.where(matchesAddress(email))
		.where(isSubscribed)
		.execute()
	const changed = rows.filter(({ status }) => status !== 'unsubscribed')
	const changedIds = changed.map(({ id }) => id)
	await recordStatus(transaction, context, changedIds, 'unsubscribed', at)
	await recordUnsubscription(transaction, changedIds, at)
	const ids = rows.map(({ id }) => id)
	await transaction
		.deleteFrom('import_people')
		.where('person_id', 'in', ids)
		.where('status', 'is not', null)
		.execute()
	await transaction
		.deleteFrom('jobs')
		.where('person_id', 'in', ids)
		.where('kind', 'in', mailKinds)
		.where('failed_at', 'is', null)
		.execute()
	if (act !== 'block') return changed
	const blocked = await transaction
		.updateTable('waitlist_emails')
		.set({ blocked_at: at })
		.where(matchesAddress(email))
		.where(isNotBlocked)
		.returning('id')
		.execute()
	const blockedIds = blocked.map(({ id }) => id)
	await recordActs(transaction, blockedIds, 'blocked', at)
	return changed
}

/**
 * Records an unsubscription with the last letter that the person got.
 *
 * @param at ISO 8601
 */
async function recordUnsubscription(
	transaction: Transaction,
	personIds: readonly string[],
	at: string,
): Promise<void> {
	if (personIds.length === 0) return
	await transaction
		.updateTable('letter_recipients')
		.set({ unsubscribed_at: at })
		.where('person_id', 'in', personIds)
		.where('state', '=', 'sent')
		.where('unsubscribed_at', 'is', null)
		.where('finished_at', '=', (row) =>
			row
				.selectFrom('letter_recipients as each')
				.select((each) => each.fn.max('each.finished_at').as('last'))
				.whereRef('each.person_id', '=', 'letter_recipients.person_id')
				.where('each.state', '=', 'sent'),
		)
		.execute()
}

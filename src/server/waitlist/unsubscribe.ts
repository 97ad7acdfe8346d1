import { mailKinds } from '#server/platform/jobs/job-kinds.ts'
import { sql, type Transaction } from 'kysely'
import { matchesAddress, selectByAddress } from '#server/platform/db/address-key.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { JournalMark } from '#server/retention/erasure-journal.ts'
import { setLatestEntry } from '#server/retention/erasure-mark.ts'
import { recordUnsubscription } from '#server/letters/letter-rows.ts'
import { recordStatus } from './status-changes.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const isSubscribed = sql<boolean>`status <> 'unsubscribed'`
const isNotBlocked = sql<boolean>`blocked_at is null`

/**
 * Adds to the journal that an address unsubscribes, or wants no mail at all. Call it before the transaction that does
 * so: an opt-out that fails halfway is completed at the next start. Returns null if nothing changes.
 */
export async function recordOptOut(
	{ db, journal }: StoreContext,
	act: 'opt-out' | 'block',
	email: string,
): Promise<JournalMark | null> {
	if (journal === undefined) return null
	const rows = await selectByAddress(db.read, email)
		.where(act === 'block' ? isNotBlocked : isSubscribed)
		.execute()
	return await journal.append(act, rows)
}

/**
 * Unsubscribes every row of an address and withholds its mails that are not sent yet. A repetition
 * changes nothing.
 *
 * @param at ISO 8601
 * @param entry what `recordOptOut` returned
 */
export async function unsubscribeAddress(
	transaction: Transaction<Tables>,
	context: StoreContext,
	email: string,
	at: string,
	entry: JournalMark | null,
): Promise<void> {
	const rows = await selectByAddress(transaction, email).execute()
	await setLatestEntry(transaction, entry)
	// Erased since the entry.
	if (rows.length === 0) return
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', unsubscribed_at: at, pending_since: null })
		.where(matchesAddress(email))
		.where(isSubscribed)
		.execute()
	const changed = rows.filter(({ status }) => status !== 'unsubscribed').map(({ id }) => id)
	await recordStatus(transaction, context, changed, 'unsubscribed', at)
	await recordUnsubscription(transaction, changed, at)
	const ids = rows.map(({ id }) => id)
	await transaction
		.deleteFrom('jobs')
		.where('person_id', 'in', ids)
		.where('kind', 'in', mailKinds)
		.where('failed_at', 'is', null)
		.execute()
}

/**
 * Unsubscribes an address that wants no mail at all: a later signup gets no confirmation mail. A repetition changes
 * nothing.
 *
 * @param at ISO 8601
 * @param entry what `recordOptOut` returned
 */
export async function blockAddress(
	transaction: Transaction<Tables>,
	context: StoreContext,
	email: string,
	at: string,
	entry: JournalMark | null,
): Promise<void> {
	await unsubscribeAddress(transaction, context, email, at, entry)
	await transaction
		.updateTable('waitlist_emails')
		.set({ blocked_at: at })
		.where(matchesAddress(email))
		.where(isNotBlocked)
		.execute()
}

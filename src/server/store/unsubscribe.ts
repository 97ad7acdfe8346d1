import type { Transaction } from 'kysely'
import { matchesAddress, selectByAddress } from './address-key.ts'
import type { StoreContext } from './context.ts'
import type { JournalRegistration } from './erasure-journal.ts'
import { setLatestEntry } from './erasure-mark.ts'
import { recordUnsubscription } from './letter-rows.ts'
import { recordStatus } from './status-changes.ts'
import type { Tables } from './tables.ts'

/**
 * Unsubscribes every row of an address and withholds its mails that are not sent yet. A repetition
 * changes nothing.
 *
 * @param at ISO 8601
 */
export async function unsubscribeAddress(
	transaction: Transaction<Tables>,
	context: StoreContext,
	email: string,
	at: string,
): Promise<void> {
	const rows = await selectByAddress(transaction, email).execute()
	await recordInJournal(
		transaction,
		context,
		'opt-out',
		rows.filter(({ status }) => status !== 'unsubscribed'),
	)
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'unsubscribed', unsubscribed_at: at, pending_since: null })
		.where(matchesAddress(email))
		.where('status', '!=', 'unsubscribed')
		.execute()
	const changed = rows.filter(({ status }) => status !== 'unsubscribed').map(({ id }) => id)
	await recordStatus(transaction, context, changed, 'unsubscribed', at)
	await recordUnsubscription(transaction, changed, at)
	const ids = rows.map(({ id }) => id)
	await transaction
		.updateTable('outbox')
		.set({ state: 'withheld', content: '', lease_owner: null, lease_until: null })
		.where('signup_id', 'in', ids)
		.where('state', 'in', ['queued', 'sending'])
		.execute()
}

/**
 * Unsubscribes an address that wants no mail at all: a later signup gets no confirmation mail. A repetition changes
 * nothing.
 *
 * @param at ISO 8601
 */
export async function blockAddress(
	transaction: Transaction<Tables>,
	context: StoreContext,
	email: string,
	at: string,
): Promise<void> {
	await unsubscribeAddress(transaction, context, email, at)
	const rows = await selectByAddress(transaction, email).where('blocked_at', 'is', null).execute()
	await recordInJournal(transaction, context, 'block', rows)
	await transaction
		.updateTable('waitlist_emails')
		.set({ blocked_at: at })
		.where(matchesAddress(email))
		.where('blocked_at', 'is', null)
		.execute()
}

async function recordInJournal(
	transaction: Transaction<Tables>,
	{ journal }: StoreContext,
	act: 'opt-out' | 'block',
	rows: readonly JournalRegistration[],
): Promise<void> {
	await setLatestEntry(transaction, (await journal?.append(act, rows)) ?? null)
}

import { mailKinds } from './mail-kinds.ts'
import type { Updateable } from 'kysely'
import { selectByAddress } from '#platform/db/address-key.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { JournalAct } from '#platform/journal/erasure-journal.ts'
import { recordInJournal } from '#platform/journal/erasure-mark.ts'
import { recordActs, recordStatus } from './status-changes.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'

/** An opt-out. `block` also blocks the address: a later signup gets no confirmation email. */
export type OptOut = Extract<JournalAct, 'opt-out' | 'block'>

/**
 * Unsubscribes every row of addresses and deletes their unsent emails. Idempotent. Undoing an import that unsubscribed
 * an address does not reverse a later opt-out.
 *
 * @param at ISO 8601
 * @returns the changed rows as they were before
 */
export async function optOut(
	transaction: Transaction,
	context: StoreContext,
	act: OptOut,
	emails: readonly string[],
	at = iso(context.now()),
) {
	if (emails.length === 0) return []
	const rows = await selectByAddress(transaction, ...emails)
		.select(['pending_since', 'unsubscribed_at', 'blocked_at'])
		.forUpdate()
		.execute()
	const ids = idsOf(rows)
	if (ids.length === 0) return []
	const subscribed = rows.filter(({ status }) => status !== 'unsubscribed')
	const open = act === 'block' ? rows.filter((row) => row.blocked_at === null) : []
	await recordInJournal(transaction, context, act, act === 'block' ? open : subscribed)
	await setPersons(transaction, idsOf(subscribed), {
		status: 'unsubscribed',
		unsubscribed_at: at,
		pending_since: null,
	})
	await recordStatus(transaction, context, idsOf(subscribed), 'unsubscribed', at)
	await recordUnsubscription(transaction, idsOf(subscribed), at)
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
	await setPersons(transaction, idsOf(open), { blocked_at: at })
	await recordActs(transaction, idsOf(open), 'blocked', at)
	return subscribed
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
	return rows.map(({ id }) => id)
}

async function setPersons(
	transaction: Transaction,
	ids: readonly string[],
	columns: Updateable<Tables['waitlist_emails']>,
): Promise<void> {
	if (ids.length === 0) return
	await transaction.updateTable('waitlist_emails').set(columns).where('id', 'in', ids).execute()
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

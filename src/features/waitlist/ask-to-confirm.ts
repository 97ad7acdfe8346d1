import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { queueLinkMail } from './link-mail.ts'
import type { ComposeMail } from './signups.ts'

/** Composes a confirmation email. */
export type ComposeFor = (person: {
	readonly locale: string | null
	readonly source: string
}) => ComposeMail

/**
 * Emails a pending person a link to confirm their address, without storing a new consent. Restarts the confirmation
 * period and invalidates earlier links.
 */
export async function askToConfirm(
	transaction: Transaction,
	context: StoreContext,
	person: { readonly id: string; readonly email: string },
	compose: ComposeMail,
): Promise<void> {
	const time = context.now()
	const at = iso(time)
	await transaction
		.updateTable('waitlist_emails')
		.set({ pending_since: at, mailed_at: at })
		.where('id', '=', person.id)
		.execute()
	const mail = { kind: 'confirmation', purpose: 'confirm', time } as const
	await queueLinkMail(transaction, context, person, mail, (tokens) => compose(tokens, time, null))
}

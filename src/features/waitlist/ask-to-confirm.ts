import { asciiEmail } from '#values/email.ts'
import { waitlistLimits } from './rules/waitlist-limits.ts'
import { type StoreContext, iso, newToken } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import { mailJob } from '#platform/mail/queued-mail.ts'
import { tokenRow } from './email-tokens.ts'
import type { ComposeMail } from './signups.ts'

/** Composes a confirmation mail. */
export type ComposeFor = (person: {
	readonly locale: string | null
	readonly source: string
}) => ComposeMail

/**
 * Mails a pending person a link to confirm their address, without a new consent. Restarts the confirmation period and
 * invalidates earlier links.
 */
export async function askToConfirm(
	transaction: Transaction,
	context: StoreContext,
	{ id, email }: { readonly id: string; readonly email: string },
	compose: ComposeMail,
): Promise<void> {
	const time = context.now()
	const at = iso(time)
	const tokens = { confirm: newToken(context), unsubscribe: newToken(context) }
	const expiry = iso(time + waitlistLimits.confirmationLinkLifetimeMs)
	await transaction
		.updateTable('waitlist_emails')
		.set({ pending_since: at, mailed_at: at })
		.where('id', '=', id)
		.execute()
	await transaction
		.insertInto('tokens')
		.values([
			tokenRow('confirm', tokens.confirm, id, at, expiry),
			tokenRow('unsubscribe', tokens.unsubscribe, id, at, null),
		])
		.execute()
	const mail = { ...compose(tokens, time, null), recipient: asciiEmail(email) }
	await queueJobs(transaction, context, [mailJob(context, 'confirmation', id, mail, false)])
}

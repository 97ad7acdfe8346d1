import type { Insertable } from 'kysely'
import { type StoreContext, hashToken, iso, newToken } from '#platform/db/context.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import { type MailContent, mailJob } from '#platform/mail/queued-mail.ts'
import type { TokenPurpose } from '#platform/mail/signed-links.ts'
import { asciiEmail } from '#values/email.ts'
import type { MailKind } from './mail-kinds.ts'
import { waitlistLimits } from './rules/waitlist-limits.ts'

export type MailTokens = { readonly confirm: string; readonly unsubscribe: string }

const lifetimesMs = {
	confirm: waitlistLimits.confirmationLinkLifetimeMs,
	lift: waitlistLimits.blockedMailIntervalMs,
	export: waitlistLimits.freshLinkLifetimeMs,
	erase: waitlistLimits.freshLinkLifetimeMs,
} as const

/**
 * Stores the link tokens of an email and queues the email, in the transaction of the change that causes it.
 *
 * @param mail `kind`: null for an email that must not be sent, whose links never work; `purpose`: null for an email
 *   without a button that needs a token; `time` in milliseconds since 1970
 */
export async function queueLinkMail(
	transaction: Transaction,
	context: StoreContext,
	{ id, email }: { readonly id: string; readonly email: string },
	mail: {
		readonly kind: MailKind | null
		readonly purpose: keyof typeof lifetimesMs | null
		readonly time: number
	},
	compose: (tokens: MailTokens) => MailContent,
): Promise<void> {
	const { kind, purpose, time } = mail
	const tokens = { confirm: newToken(context), unsubscribe: newToken(context) }
	const at = iso(time)
	const rows = [tokenRow('unsubscribe', tokens.unsubscribe, id, at, kind === null ? at : null)]
	if (purpose !== null) {
		const expiresAt = kind === null ? at : iso(time + lifetimesMs[purpose])
		rows.push(tokenRow(purpose, tokens.confirm, id, at, expiresAt))
	}
	await transaction.insertInto('tokens').values(rows).execute()
	const content = { ...compose(tokens), recipient: asciiEmail(email) }
	const job = mailJob(context, kind ?? 'confirmation', id, content, kind === null)
	await queueJobs(transaction, context, [job])
}

export function tokenRow(
	purpose: TokenPurpose,
	token: string,
	personId: string,
	at: string,
	expiresAt: string | null,
): Insertable<Tables['tokens']> {
	return {
		hash: hashToken(token),
		person_id: personId,
		purpose,
		created_at: at,
		expires_at: expiresAt,
	}
}

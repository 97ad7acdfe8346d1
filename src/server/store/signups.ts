import { sql, type Transaction } from 'kysely'
import { asciiEmail, emailKey } from '#domain/waitlist/email.ts'
import { limits as waitlistLimits } from '#domain/waitlist/limits.ts'
import type { Language } from '#domain/pages/pages.ts'
import { afterSignup, wantsConfirmationMail } from '#domain/waitlist/status.ts'
import { addressColumns, addressKey } from './address-key.ts'
import type { Database } from './database.ts'
import { type MailContent, outboxRow } from './outbox-row.ts'
import { createEmailTokenStore, tokenRow } from './email-tokens.ts'
import { type StoreContext, iso, milliseconds, newId, newToken } from './context.ts'
import type { NewConsent, Tables } from './tables.ts'
import { type RateLimitResult, countAttempt, type RateLimit } from './rate-limits.ts'

/** A checked signup and what its sender agreed to. */
export type Signup = {
	readonly email: string
	readonly source: string
	readonly locale: Language
	readonly consent: Pick<
		NewConsent,
		| 'wording'
		| 'utm_source'
		| 'utm_medium'
		| 'utm_campaign'
		| 'utm_term'
		| 'utm_content'
		| 'referrer_host'
	>
}

/** Writes the confirmation mail with the tokens that its links carry. */
export type ComposeMail = (tokens: {
	readonly confirm: string
	readonly unsubscribe: string
}) => MailContent

export function createSignupStore(context: StoreContext) {
	const { db, now } = context

	/**
	 * Stores a signup, its consent, its tokens and its mail in one transaction, unless a limit is reached.
	 * The same statements run for a new and a known address, so that the time of the answer does not tell
	 * which it is; a mail that is not to be sent is written as withheld.
	 */
	async function capture(
		signup: Signup,
		compose: ComposeMail,
		limits: readonly RateLimit[] = [],
	): Promise<RateLimitResult> {
		const { email, source, locale, consent } = signup
		const tokens = { confirm: newToken(context), unsubscribe: newToken(context) }
		const mail = compose(tokens)
		return await db.write(async (transaction) => {
			const attempt = await countAttempt(transaction, context, limits)
			if ('retryAfterSeconds' in attempt) return attempt

			const time = now()
			const at = iso(time)
			await insertIfNew(transaction, signup, at)
			const person = await lockRegistration(transaction, db.kind, email)
			const status = afterSignup(person.status)
			const isMailed = wantsConfirmationMail(person.status, milliseconds(person.mailed_at), time)
			// A row written by hand may lack the time. Without it the sweep would forget the opt-out.
			const isUndated = person.status === 'unsubscribed' && person.unsubscribed_at === null
			await transaction
				.updateTable('waitlist_emails')
				.set({ status, pending_since: status === 'pending' ? at : null })
				.$if(status === 'pending', (update) => update.set({ locale }))
				.$if(isMailed, (update) => update.set({ mailed_at: at }))
				.$if(isUndated, (update) => update.set({ unsubscribed_at: at }))
				.where('id', '=', person.id)
				.execute()

			const owner = { id: newId(context), signup_id: person.id }
			const consentRow = { ...owner, ...consent, given_at: at, locale, source }
			await transaction.insertInto('consents').values(consentRow).execute()

			const expires = iso(time + waitlistLimits.confirmationMs)
			// The link of a sent mail unsubscribes for ever; that of a withheld one goes with its mail.
			const unsubscribeExpires = isMailed ? null : expires
			const tokenRows = [
				tokenRow('confirm', tokens.confirm, person.id, at, expires),
				tokenRow('unsubscribe', tokens.unsubscribe, person.id, at, unsubscribeExpires),
			]
			await transaction.insertInto('tokens').values(tokenRows).execute()

			const state = isMailed ? 'queued' : 'withheld'
			const row = outboxRow(owner, mail, state, asciiEmail(email), at)
			await transaction.insertInto('outbox').values(row).execute()
			return attempt
		})
	}

	return { capture, ...createEmailTokenStore(context) }
}

/** Leaves a known address as it is. Of two simultaneous signups the later one waits for the earlier COMMIT. */
async function insertIfNew(
	transaction: Transaction<Tables>,
	{ email, source, locale }: Signup,
	at: string,
): Promise<void> {
	await transaction
		.insertInto('waitlist_emails')
		.values({
			...addressColumns(email),
			source,
			locale,
			status: 'pending',
			created_at: at,
			pending_since: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** The row that speaks for an address, locked until COMMIT. */
async function lockRegistration(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	email: string,
) {
	return await transaction
		.selectFrom('waitlist_emails')
		// The id of an adopted table may be a number.
		.select([sql<string>`cast(id as text)`.as('id'), 'status', 'mailed_at', 'unsubscribed_at'])
		.where(addressKey, '=', emailKey(email))
		.where('duplicate_of', 'is', null)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirstOrThrow()
}

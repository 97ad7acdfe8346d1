import { type Insertable, type Selectable, sql } from 'kysely'
import { withContext } from '#platform/with-context.ts'
import { addDays } from '#values/dates/utc-day.ts'
import { emailKey } from '#values/email.ts'
import { waitlistLimits } from './rules/waitlist-limits.ts'
import type { Language } from '#site-map/pages.ts'
import { countryOfSource } from '#site-map/signup-source.ts'
import { mailAfterSignup, statusAfterSignup } from './rules/status.ts'
import { addressColumns, addressKey } from '#platform/db/address-key.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { createEmailTokenStore } from './email-tokens.ts'
import { type MailTokens, queueLinkMail } from './link-mail.ts'
import { type StoreContext, iso, milliseconds, newId, countRows } from '#platform/db/context.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'
import { type RateLimitResult, countAttempt, type RateLimit } from '#platform/http/rate-limits.ts'

export type Signup = {
	readonly email: string
	readonly source: string
	readonly locale: Language
	/** The country code in upper case; by default the country of the page with the form. */
	readonly country?: string | null
	readonly consent: Pick<
		Insertable<Tables['consents']>,
		| 'wording'
		| 'utm_source'
		| 'utm_medium'
		| 'utm_campaign'
		| 'utm_term'
		| 'utm_content'
		| 'referrer_host'
		| 'proof'
	>
}

/** The person at a blocked address; null for every other address. */
type BlockedPerson = Pick<Selectable<Tables['waitlist_emails']>, 'locale' | 'source'> | null

/**
 * Composes the email that follows a signup: a confirmation email, or the notice to a blocked address. Gets the tokens
 * of the email's links, and the time in milliseconds since 1970.
 */
export type ComposeMail = (tokens: MailTokens, time: number, blocked: BlockedPerson) => MailContent

export function createSignupStore(context: StoreContext) {
	return {
		...withContext(context, { record, confirmedBetween }),
		...createEmailTokenStore(context),
	}
}

/**
 * The number of addresses that were confirmed in a range of UTC days.
 *
 * @param from the first day, `2026-01-05`
 * @param to the last day
 */
async function confirmedBetween({ db }: StoreContext, from: string, to: string): Promise<number> {
	const confirmed = db.reportReader
		.selectFrom('waitlist_emails')
		.where('confirmed_at', '>=', iso(Date.parse(from)))
		.where('confirmed_at', '<', iso(Date.parse(addDays(to, 1))))
	return await countRows(confirmed)
}

/**
 * Stores a signup, its consent, tokens and mail in one transaction, unless a rate limit is reached. New and known
 * addresses run the same statements, so that response times do not reveal who is on the list; an email that must not be
 * sent is stored as withheld.
 */
async function record(
	context: StoreContext,
	signup: Signup,
	compose: ComposeMail,
	rateLimits: readonly RateLimit[] = [],
): Promise<RateLimitResult> {
	return await context.db.write(async (transaction) => {
		const attempt = await countAttempt(transaction, context, rateLimits)
		if (!('retryAfterSeconds' in attempt)) {
			await recordSignup(transaction, context, signup, compose)
		}
		return attempt
	})
}

export async function recordSignup(
	transaction: Transaction,
	context: StoreContext,
	signup: Signup,
	compose: ComposeMail,
): Promise<void> {
	const time = context.now()
	const at = iso(time)
	await insertIfNew(transaction, signup, at)
	const person = await lockPerson(transaction, signup.email, time)
	const { id } = person
	const isBlocked = person.blocked_at !== null
	const status = isBlocked ? 'unsubscribed' : statusAfterSignup(person.status)
	const mail = mailAfterSignup(
		{
			status: person.status,
			mailedAt: milliseconds(person.mailed_at),
			recentMails: Number(person.recent_mails),
			blockedAt: milliseconds(person.blocked_at),
		},
		time,
	)
	// Sets the missing time of an opt-out, which rows inserted by hand may lack. Without the time, retention would delete
	// the opt-out.
	const isUndated = person.status === 'unsubscribed' && person.unsubscribed_at === null
	await transaction
		.updateTable('waitlist_emails')
		.set({ status, pending_since: status === 'pending' ? at : null })
		.$if(status === 'pending', (update) => update.set({ locale: signup.locale }))
		.$if(mail !== null, (update) => update.set({ mailed_at: at }))
		.$if(isUndated, (update) => update.set({ unsubscribed_at: at }))
		.where('id', '=', id)
		.execute()
	// Replaces earlier unconfirmed consents, so that repeated signups of an address do not add rows.
	await transaction
		.deleteFrom('consents')
		.where('person_id', '=', id)
		.$if(person.confirmed_at !== null, (earlier) =>
			earlier.where('given_at', '>', person.confirmed_at),
		)
		.execute()
	const { consent, locale, source } = signup
	await transaction
		.insertInto('consents')
		.values({ id: newId(context), person_id: id, ...consent, given_at: at, locale, source })
		.execute()
	await queueLinkMail(
		transaction,
		context,
		{ id, email: signup.email },
		{ kind: mail, purpose: isBlocked ? 'lift' : 'confirm', time },
		(tokens) => compose(tokens, time, isBlocked ? person : null),
	)
}

/**
 * Inserts a new address and ignores a known one. Of two concurrent signups, the second waits for the COMMIT of the
 * first.
 */
async function insertIfNew(
	transaction: Transaction,
	{ email, source, locale, country, consent }: Signup,
	at: string,
): Promise<void> {
	await transaction
		.insertInto('waitlist_emails')
		.values({
			...addressColumns(email),
			source,
			locale,
			country: country ?? countryOfSource(source),
			campaign: consent.utm_campaign ?? null,
			referrer: consent.referrer_host ?? null,
			status: 'pending',
			created_at: at,
			pending_since: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** The primary row of an address, locked until COMMIT. */
async function lockPerson(transaction: Transaction, email: string, time: number) {
	const since = iso(time - waitlistLimits.mailIntervalMs)
	return await transaction
		.selectFrom('waitlist_emails')
		.select([
			'id',
			...(['status', 'locale', 'source'] as const),
			...(['mailed_at', 'confirmed_at', 'unsubscribed_at', 'blocked_at'] as const),
			// Counts the confirmation emails within `mailIntervalMs`. Emails that were never sent do not count, because their
			// links never worked.
			sql<number | string>`(
				select count(*) from tokens
				where tokens.person_id = waitlist_emails.id and purpose = 'confirm'
					and tokens.created_at > ${since} and expires_at > tokens.created_at
			)`.as('recent_mails'),
		])
		.where(addressKey, '=', emailKey(email))
		.where('duplicate_of', 'is', null)
		.forUpdate()
		.executeTakeFirstOrThrow()
}

import {
	type Insertable,
	type OperationNodeSource,
	type Selectable,
	sql,
	type Transaction,
} from 'kysely'
import { asciiEmail, emailKey } from '#domain/waitlist/email.ts'
import { waitlistLimits } from '#domain/waitlist/waitlist-limits.ts'
import type { Language } from '#domain/pages/pages.ts'
import { countryOfSource } from '#domain/waitlist/signup-source.ts'
import { mailAfterSignup, statusAfterSignup } from '#domain/waitlist/status.ts'
import { addressColumns, addressKey } from '#server/platform/db/address-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { jobRow } from '#server/platform/jobs/job-queue.ts'
import { type MailContent, mailJob } from '#server/platform/mail/queued-mail.ts'
import { createEmailTokenStore, tokenRow } from './email-tokens.ts'
import {
	type StoreContext,
	iso,
	milliseconds,
	newId,
	newToken,
} from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import {
	type RateLimitResult,
	countAttempt,
	type RateLimit,
} from '#server/platform/http/rate-limits.ts'

/** A validated signup and its consent. */
export type Signup = {
	readonly email: string
	readonly source: string
	readonly locale: Language
	readonly consent: Pick<
		Insertable<Tables['consents']>,
		| 'wording'
		| 'utm_source'
		| 'utm_medium'
		| 'utm_campaign'
		| 'utm_term'
		| 'utm_content'
		| 'referrer_host'
	>
}

type MailTokens = { readonly confirm: string; readonly unsubscribe: string }

/** Who gets the mail: null for the person who signs up, else the language of the known one who wants no mail. */
type BlockedPerson = Pick<Selectable<Tables['waitlist_emails']>, 'locale' | 'source'> | null

/**
 * Composes the mail after a signup from the tokens of its links and the time of the signup, in milliseconds since 1970:
 * a confirmation mail, or one to an address that wants none.
 */
export type ComposeMail = (tokens: MailTokens, time: number, blocked: BlockedPerson) => MailContent

export function createSignupStore(context: StoreContext) {
	const { db, now } = context

	/**
	 * Stores a signup, its consent, its tokens and its mail in one transaction, unless a rate limit is reached.
	 * New and known addresses run the same statements, so that response times do not reveal who is on the
	 * list; a mail that must not be sent is stored as withheld.
	 */
	async function capture(
		signup: Signup,
		compose: ComposeMail,
		rateLimits: readonly RateLimit[] = [],
	): Promise<RateLimitResult> {
		const { email, source, locale, consent } = signup
		const tokens = { confirm: newToken(context), unsubscribe: newToken(context) }
		const time = now()
		return await db.write(async (transaction) => {
			const attempt = await countAttempt(transaction, context, rateLimits)
			if ('retryAfterSeconds' in attempt) return attempt

			const at = iso(time)
			await insertIfNew(transaction, signup, at)
			const person = await lockPerson(transaction, db.kind, email)
			const isBlocked = person.blocked_at !== null
			const status = isBlocked ? 'unsubscribed' : statusAfterSignup(person.status)
			const kind = mailAfterSignup(
				{
					status: person.status,
					mailedAt: milliseconds(person.mailed_at),
					blockedAt: milliseconds(person.blocked_at),
				},
				time,
			)
			const isMailed = kind !== null
			const mail = compose(tokens, time, isBlocked ? person : null)
			// A row inserted by hand may lack the time, without which retention would delete the opt-out.
			const isUndated = person.status === 'unsubscribed' && person.unsubscribed_at === null

			const ids = { id: newId(context), person_id: person.id }
			const queued = { ...mail, recipient: asciiEmail(email) }
			const job = mailJob(context, kind ?? 'confirmation', person.id, queued, !isMailed)
			// A mail that is not sent leaves links that never worked.
			const lifetimeMs = isBlocked
				? waitlistLimits.blockedMailIntervalMs
				: waitlistLimits.confirmationLinkLifetimeMs
			const expiresAt = isMailed ? time + lifetimeMs : time

			await executeTogether(transaction, db.kind, [
				transaction
					.updateTable('waitlist_emails')
					.set({ status, pending_since: status === 'pending' ? at : null })
					.$if(status === 'pending', (update) => update.set({ locale }))
					.$if(isMailed, (update) => update.set({ mailed_at: at }))
					.$if(isUndated, (update) => update.set({ unsubscribed_at: at }))
					.where('id', '=', person.id),
				// What nobody has confirmed is worth one row, however often a stranger types the address.
				transaction
					.deleteFrom('consents')
					.where('person_id', '=', person.id)
					.$if(person.confirmed_at !== null, (earlier) =>
						earlier.where('given_at', '>', person.confirmed_at),
					),
				transaction
					.insertInto('consents')
					.values({ ...ids, ...consent, given_at: at, locale, source }),
				transaction
					.insertInto('tokens')
					.values([
						tokenRow(isBlocked ? 'lift' : 'confirm', tokens.confirm, person.id, at, iso(expiresAt)),
						tokenRow('unsubscribe', tokens.unsubscribe, person.id, at, isMailed ? null : at),
					]),
				transaction.insertInto('jobs').values(jobRow(context, job)),
			])
			return attempt
		})
	}

	return { capture, ...createEmailTokenStore(context) }
}

/** Inserts a new address and ignores a known one. Of two concurrent signups the second waits for the first COMMIT. */
async function insertIfNew(
	transaction: Transaction<Tables>,
	{ email, source, locale, consent }: Signup,
	at: string,
): Promise<void> {
	await transaction
		.insertInto('waitlist_emails')
		.values({
			...addressColumns(email),
			source,
			locale,
			country: countryOfSource(source),
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
async function lockPerson(transaction: Transaction<Tables>, kind: Database['kind'], email: string) {
	return await transaction
		.selectFrom('waitlist_emails')
		.select([
			'id',
			...(['status', 'locale', 'source'] as const),
			...(['mailed_at', 'confirmed_at', 'unsubscribed_at', 'blocked_at'] as const),
		])
		.where(addressKey, '=', emailKey(email))
		.where('duplicate_of', 'is', null)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirstOrThrow()
}

/**
 * Runs changes of different tables. PostgreSQL gets them as one statement, because each round trip waits for the event
 * loop; SQLite has no such statement, and no round trips.
 */
async function executeTogether(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	changes: readonly (OperationNodeSource & { readonly execute: () => Promise<unknown> })[],
): Promise<void> {
	if (kind === 'sqlite') {
		for (const change of changes) await change.execute()
		return
	}
	const parts = changes.map((change, index) => sql`${sql.ref(`change_${index}`)} as (${change})`)
	await sql`with ${sql.join(parts)} select`.execute(transaction)
}

import { sql, type Transaction } from 'kysely'
import { emailKey } from '#domain/waitlist/email.ts'
import { limits } from '#domain/waitlist/limits.ts'
import type { Locale } from '#domain/waitlist/locale.ts'
import { afterSignup, wantsConfirmationMail } from '#domain/waitlist/status.ts'
import { type Letter, putLetter } from './letters.ts'
import { linksIn, putToken } from './links.ts'
import { type Ground, iso, milliseconds, newId, newToken } from './parts.ts'
import type { NewConsent, Tables } from './tables.ts'
import { type Attempt, takeIn, type Throttle } from './throttles.ts'

/** A checked signup and what its sender agreed to. */
export type Signup = {
	readonly email: string
	readonly source: string
	readonly locale: Locale
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
export type Compose = (tokens: { readonly confirm: string; readonly unsubscribe: string }) => Letter

/** An adopted table's id may be a number; here it is its text. */
const known = [sql<string>`cast(id as text)`.as('id'), 'status', 'mailed_at', 'locale'] as const

export function signupsIn(ground: Ground) {
	const { db, now } = ground

	/**
	 * Takes a signup. The same statements run whoever it is, so that the time of the answer does not
	 * tell whether the address is known; mail that is not to be sent is written as withheld.
	 */
	async function capture(
		signup: Signup,
		compose: Compose,
		throttles: readonly Throttle[] = [],
	): Promise<Attempt> {
		const tokens = { confirm: newToken(ground), unsubscribe: newToken(ground) }
		const letter = compose(tokens)
		const time = now()
		const at = iso(time)
		return await db.write(async (transaction) => {
			// In the same transaction: a signup costs one COMMIT, not two.
			const attempt = await takeIn(transaction, ground, throttles)
			if ('retryAfter' in attempt) return attempt
			const row = await findOrInsert(transaction, signup, at)
			const status = afterSignup(row.status)
			const isMailed = wantsConfirmationMail(row.status, milliseconds(row.mailed_at), time)
			await transaction
				.updateTable('waitlist_emails')
				.set({
					status,
					locale: status === 'pending' ? signup.locale : row.locale,
					pending_since: status === 'pending' ? at : null,
					mailed_at: isMailed ? at : row.mailed_at,
				})
				.where('id', '=', row.id)
				.execute()
			const owner = { id: newId(ground), signup_id: row.id }
			await transaction
				.insertInto('consents')
				.values({
					...owner,
					...signup.consent,
					given_at: at,
					locale: signup.locale,
					source: signup.source,
				})
				.execute()
			const expires = iso(time + limits.confirmationMs)
			await putToken(transaction, 'confirm', tokens.confirm, row.id, at, expires)
			// Whoever was mailed can unsubscribe for ever; a token that nobody got goes with its mail.
			const forEver = isMailed ? null : expires
			await putToken(transaction, 'unsubscribe', tokens.unsubscribe, row.id, at, forEver)
			await putLetter(
				transaction,
				owner,
				letter,
				isMailed ? 'queued' : 'withheld',
				signup.email,
				at,
			)
			return attempt
		})
	}

	async function findOrInsert(transaction: Transaction<Tables>, signup: Signup, at: string) {
		const { email, source, locale } = signup
		// Two at once: the later one waits here for the earlier one's commit, then finds its row.
		const inserted = await transaction
			.insertInto('waitlist_emails')
			.values({ email, source, locale, status: 'pending', created_at: at, pending_since: at })
			.onConflict((conflict) => conflict.doNothing())
			.returning(known)
			.executeTakeFirst()
		if (inserted !== undefined) return inserted
		return await transaction
			.selectFrom('waitlist_emails')
			.select(known)
			.where(sql`lower(email)`, '=', emailKey(email))
			.where('duplicate_of', 'is', null)
			.$if(db.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirstOrThrow()
	}

	return { capture, ...linksIn(ground) }
}

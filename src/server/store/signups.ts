import { sql, type Transaction } from 'kysely'
import { asciiEmail, emailKey } from '#domain/waitlist/email.ts'
import { limits } from '#domain/waitlist/limits.ts'
import type { Locale } from '#domain/waitlist/locale.ts'
import { afterSignup, wantsConfirmationMail } from '#domain/waitlist/status.ts'
import { addressColumns, addressKey } from './address-key.ts'
import { inBatches } from './batches.ts'
import type { Database } from './database.ts'
import { type Letter, letterRow } from './letters.ts'
import { linksIn, tokenRow } from './links.ts'
import { among, insertAll } from './many.ts'
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

/** A signup with all that it writes. */
type Entry = {
	readonly signup: Signup
	readonly tokens: Parameters<Compose>[0]
	readonly letter: Letter
	readonly throttles: readonly Throttle[]
}

/** Whoever has an address, and what the signups of a batch make of them. */
type Person = {
	/** An adopted table's id may be a number; here it is its text. */
	readonly id: string
	status: string
	locale: string | null
	mailed_at: string | null
	unsubscribed_at: string | null
}

export function signupsIn(ground: Ground) {
	const { db, now } = ground
	const captureTogether = inBatches(db, captureAll)

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
		return await captureTogether({ signup, tokens, letter: compose(tokens), throttles })
	}

	async function captureAll(
		transaction: Transaction<Tables>,
		entries: readonly Entry[],
	): Promise<readonly Attempt[]> {
		// In the same transaction: a signup costs one COMMIT, not two.
		const asked = entries.map(({ throttles }) => throttles)
		const attempts = await takeIn(transaction, ground, asked)
		const accepted = entries.filter((_entry, index) => 'id' in (attempts[index] ?? {}))
		if (accepted.length > 0) await keep(transaction, accepted)
		return attempts
	}

	/** Writes what the signups bring, all of one table in one statement. */
	async function keep(transaction: Transaction<Tables>, entries: readonly Entry[]): Promise<void> {
		const time = now()
		const at = iso(time)
		const signups = entries.map(({ signup }) => signup)
		const people = await findOrInsert(transaction, signups, at)
		const rows = entries.map((entry) => rowsOf(entry, people, time))
		await change(transaction, db.kind, people.values(), at)
		const consents = rows.map(({ consent }) => consent)
		await insertAll(transaction, db.kind, 'consents', consents)
		const tokens = rows.flatMap((row) => row.tokens)
		await insertAll(transaction, db.kind, 'tokens', tokens)
		const letters = rows.map(({ letter }) => letter)
		await insertAll(transaction, db.kind, 'outbox', letters)
	}

	/** What one signup brings. Changes its person, so that the next signup of the same one finds it so. */
	function rowsOf(
		{ signup, tokens, letter }: Entry,
		people: ReadonlyMap<string, Person>,
		time: number,
	) {
		const person = people.get(emailKey(signup.email))
		if (person === undefined) throw new Error('A row that was written is not found')
		const at = iso(time)
		const isMailed = wantsConfirmationMail(person.status, milliseconds(person.mailed_at), time)
		// Who wrote the row by hand did not say when. Without a time the sweep would forget it.
		if (person.status === 'unsubscribed') person.unsubscribed_at ??= at
		person.status = afterSignup(person.status)
		if (person.status === 'pending') person.locale = signup.locale
		if (isMailed) person.mailed_at = at
		const owner = { id: newId(ground), signup_id: person.id }
		const { locale, source } = signup
		const expires = iso(time + limits.confirmationMs)
		// Whoever was mailed can unsubscribe for ever; a token that nobody got goes with its mail.
		const forEver = isMailed ? null : expires
		return {
			consent: { ...owner, ...signup.consent, given_at: at, locale, source },
			tokens: [
				tokenRow('confirm', tokens.confirm, person.id, at, expires),
				tokenRow('unsubscribe', tokens.unsubscribe, person.id, at, forEver),
			],
			letter: letterRow(
				owner,
				letter,
				isMailed ? 'queued' : 'withheld',
				asciiEmail(signup.email),
				at,
			),
		}
	}

	/** Everybody's row by the key of their address. */
	async function findOrInsert(
		transaction: Transaction<Tables>,
		signups: readonly Signup[],
		at: string,
	): Promise<ReadonlyMap<string, Person>> {
		// Of two spellings in a batch the first one is kept.
		const distinct = new Map(signups.toReversed().map((signup) => [emailKey(signup.email), signup]))
		// In one order, so that no two batches wait for each other.
		const keys = [...distinct.keys()].toSorted()
		const fresh = keys
			.flatMap((key) => distinct.get(key) ?? [])
			.map(({ email, source, locale }) => ({ ...addressColumns(email), source, locale }))
			.map((row) => ({ ...row, status: 'pending', created_at: at, pending_since: at }))
		// Two at once: the later one waits here for the earlier one's commit, then finds its row.
		await insertAll(transaction, db.kind, 'waitlist_emails', fresh)
		const found = await transaction
			.selectFrom('waitlist_emails')
			.select([sql<string>`cast(id as text)`.as('id'), 'status', 'locale'])
			.select(['mailed_at', 'unsubscribed_at'])
			.select(addressKey.as('key'))
			.where(addressKey, 'in', among(db.kind, keys))
			.where('duplicate_of', 'is', null)
			.orderBy('key')
			.$if(db.kind === 'postgres', (query) => query.forUpdate())
			.execute()
		return new Map(found.map(({ key, ...person }) => [key, person]))
	}

	return { capture, ...linksIn(ground) }
}

/** Writes what became of people. Most of a batch end alike: one statement changes all of these. */
async function change(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	people: Iterable<Person>,
	at: string,
): Promise<void> {
	const changes = Array.from(people, ({ id, status, locale, mailed_at, unsubscribed_at }) => {
		const pending = status === 'pending' ? { locale, pending_since: at } : { pending_since: null }
		const times = {
			...(mailed_at === at && { mailed_at }),
			...(unsubscribed_at === at && { unsubscribed_at }),
		}
		return { id, set: { status, ...pending, ...times } }
	})
	const alike = Map.groupBy(changes, ({ set }) => JSON.stringify(set))
	for (const [first, ...others] of alike.values()) {
		if (first === undefined) continue
		const ids = among(
			kind,
			[first, ...others].map(({ id }) => id),
		)
		await transaction.updateTable('waitlist_emails').set(first.set).where('id', 'in', ids).execute()
	}
}

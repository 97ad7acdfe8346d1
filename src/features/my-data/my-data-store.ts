import { sql } from 'kysely'
import type { PersonAct } from '#features/waitlist/rules/person-act.ts'
import type { MyDataAct } from './messages/my-data-act.ts'
import { pauseEnd } from './rules/pause.ts'
import { mailAfterSignup } from '#features/waitlist/rules/status.ts'
import { matchesAddress } from '#platform/db/address-key.ts'
import { type StoreContext, hashToken, iso, milliseconds, newId } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { personOfToken, queueLinkMail, recordActs } from '#features/waitlist/waitlist.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { countAttempt, type RateLimit, type RateLimitResult } from '#platform/http/rate-limits.ts'

export type DataPerson = NonNullable<Awaited<ReturnType<typeof personOf>>>

export type LinkRecipient = Pick<DataPerson, 'id' | 'email' | 'locale' | 'source'>

export type FreshPurpose = 'export' | 'erase'

/** `fresh` is the token of a single-use link. */
export type LinkTokens = { readonly unsubscribe: string; readonly fresh: string }

/** `person` is null for an unknown address, to which the email is never sent. */
export type ComposeLinkMail = (
	person: Pick<LinkRecipient, 'locale' | 'source'> | null,
	tokens: LinkTokens,
	time: number,
) => MailContent

/** Finds the person whom a token belongs to; null for an unknown token or an erased person. */
export async function personOf(
	{ db }: StoreContext,
	token: string,
	reader: Pick<Transaction, 'selectFrom'> = db.read,
) {
	return await personOfToken(reader, 'unsubscribe', token)
}

/** Returns null for an unknown id. */
export async function personById(
	{ db }: StoreContext,
	id: string,
	reader: Pick<Transaction, 'selectFrom'> = db.read,
): Promise<(LinkRecipient & { readonly status: string }) | null> {
	const row = await reader
		.selectFrom('waitlist_emails')
		.select(['id', 'email', 'status', 'source', 'locale'])
		.where('id', '=', id)
		.executeTakeFirst()
	return row ?? null
}

const personActs = {
	language: 'language',
	pause: 'paused',
	resume: 'resumed',
} as const satisfies Record<Setting['act'], PersonAct>

type Setting = Extract<MyDataAct, { act: 'language' | 'pause' | 'resume' }>

export async function change(
	context: StoreContext,
	token: string,
	setting: Setting,
): Promise<void> {
	const { db, now } = context
	await db.write(async (transaction) => {
		const person = await personOf(context, token, transaction)
		if (person === null) return
		await recordActs(transaction, [person.id], personActs[setting.act], iso(now()))
		const pausedUntil = setting.act === 'pause' ? pauseEnd(setting.length, now()) : null
		await transaction
			.updateTable('waitlist_emails')
			.set(
				setting.act === 'language' ? { locale: setting.language } : { paused_until: pausedUntil },
			)
			.where('id', '=', person.id)
			.execute()
	})
}

/**
 * Emails a link to an entered address. Runs the same statements for known and unknown addresses, so that response times
 * do not reveal who is on the list. An email that must not be sent is stored as withheld, without the address.
 */
export async function requestLink(
	context: StoreContext,
	email: string,
	compose: ComposeLinkMail,
	limits: { readonly perClient: RateLimit; readonly perAddress: readonly RateLimit[] },
): Promise<RateLimitResult> {
	return await withinLimit(context, limits.perClient, async (transaction) => {
		const counted = await countAttempt(transaction, context, limits.perAddress)
		const isLimited = 'retryAfterSeconds' in counted
		const person = isLimited ? null : await takeRecipient(context, transaction, email)
		await queueMail(context, transaction, person, null, compose)
	})
}

export async function sendLink(
	context: StoreContext,
	id: string,
	purpose: FreshPurpose | null,
	compose: ComposeLinkMail,
	limit: RateLimit,
): Promise<RateLimitResult> {
	return await withinLimit(context, limit, async (transaction) => {
		const person = await personById(context, id, transaction)
		if (person !== null) await queueMail(context, transaction, person, purpose, compose)
	})
}

/** Counts an attempt and does the work in one transaction, unless the limit is reached. */
async function withinLimit(
	context: StoreContext,
	limit: RateLimit,
	work: (transaction: Transaction) => Promise<void>,
): Promise<RateLimitResult> {
	return await context.db.write(async (transaction) => {
		const attempt = await countAttempt(transaction, context, [limit])
		if (!('retryAfterSeconds' in attempt)) await work(transaction)
		return attempt
	})
}

/**
 * Finds the person with an address, if that person may get an email now; otherwise returns null. An address that has
 * opted out of all mail is found only when a signup would also send it an email (`mailAfterSignup`). Stores the time of
 * the email at once, so that only one of several concurrent requests finds the person.
 */
async function takeRecipient(
	{ now }: StoreContext,
	transaction: Transaction,
	email: string,
): Promise<LinkRecipient | null> {
	const time = now()
	const row = await transaction
		.selectFrom('waitlist_emails')
		.select(['id', 'email', 'locale', 'source', 'status', 'mailed_at', 'blocked_at'])
		.where(matchesAddress(email))
		.where('duplicate_of', 'is', null)
		.forUpdate()
		.executeTakeFirst()
	const blockedAt = milliseconds(row?.blocked_at ?? null)
	const mailedAt = milliseconds(row?.mailed_at ?? null)
	const isBlocked = row !== undefined && blockedAt !== null
	const isDue =
		isBlocked && mailAfterSignup({ status: row.status, mailedAt, blockedAt }, time) !== null
	await transaction
		.updateTable('waitlist_emails')
		.set({ mailed_at: iso(time) })
		.where(matchesAddress(email))
		.where('duplicate_of', 'is', null)
		.where(sql<boolean>`${isDue ? 1 : 0} = 1`)
		.execute()
	return row === undefined || (isBlocked && !isDue) ? null : row
}

async function queueMail(
	context: StoreContext,
	transaction: Transaction,
	person: LinkRecipient | null,
	purpose: FreshPurpose | null,
	compose: ComposeLinkMail,
): Promise<void> {
	const time = context.now()
	const mail = { kind: person && ('data-link' as const), purpose, time }
	const recipient = person ?? { id: newId(context), email: '' }
	await queueLinkMail(transaction, context, recipient, mail, ({ confirm, unsubscribe }) =>
		compose(person, { fresh: confirm, unsubscribe }, time),
	)
}

/** The person whom a single-use link belongs to; null if the link is used or expired. Does not use up the link. */
export async function personOfFresh(
	{ db, now }: StoreContext,
	purpose: FreshPurpose,
	token: string,
): Promise<DataPerson | null> {
	const person = await personOfToken(db.read, purpose, token)
	return person !== null && Date.parse(person.expires_at ?? '') > now() ? person : null
}

/** Uses up an export link. Returns the person's ID, or null if the link is used or expired. */
export async function redeemExport(
	{ db, now }: StoreContext,
	token: string,
): Promise<string | null> {
	const row = await db.write((transaction) =>
		transaction
			.deleteFrom('tokens')
			.where('hash', '=', hashToken(token))
			.where('purpose', '=', 'export')
			.where('expires_at', '>', iso(now()))
			.returning('person_id')
			.executeTakeFirst(),
	)
	return row?.person_id ?? null
}

import { emailKey } from '#values/email.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { AddressCorrected } from './messages/person.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { addressColumns, selectByAddress } from '#platform/db/address-key.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import {
	askToConfirm,
	type ComposeFor,
	mailKinds,
	recordActs,
} from '#features/waitlist/waitlist.ts'
import type { JournalPerson } from '#platform/journal/erasure-journal.ts'
import { setLatestEntry, writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { recordWebhookEvents } from '#features/webhook/webhook.ts'

/**
 * Changes a person's address. The person has to confirm the new address, even if the old one was confirmed. Deletes the
 * emails queued for the old address and the links sent to it. An unsubscribed person cannot get another address, so
 * that the old one remains unsubscribed. The journal gets its entry before COMMIT, so that after a crash the next start
 * completes the correction. If the correction fails, its entry is reverted.
 *
 * @param compose writes the email in the person's language
 * @throws Refusal
 */
export async function correct(
	context: StoreContext,
	id: string,
	email: string,
	compose: ComposeFor,
	actor: string,
): Promise<AddressCorrected> {
	const { journal } = context
	let before = ''
	let corrected: readonly JournalPerson[] = []
	try {
		return await writeWithJournal(context, async (transaction) => {
			const person = await correctable(transaction, id, email)
			const rows = await rowsOf(transaction, id)
			await setAddress(transaction, rows, email)
			await appendAuditEntry(transaction, context, actor, 'address corrected', { rows: 1 })
			const isAsked = await follow(transaction, context, person, email, compose)
			before = person.email
			corrected = rows.map((row) => ({ ...row, email }))
			await setLatestEntry(transaction, await journal?.appendCorrection(rows, email))
			return { isAsked }
		})
	} catch (error) {
		await journal?.appendCorrection(corrected, before)
		throw error
	}
}

/** A person's new address according to the journal, and the time of the correction (ISO 8601). */
export type JournalledCorrection = {
	readonly id: string
	readonly email: string
	readonly at: string
}

/**
 * Replays corrections after a restore, except those to an address that now belongs to someone else.
 *
 * @param corrections in the order of the journal, because people may have swapped addresses
 * @returns the number of people whose address was changed
 */
export async function replayCorrections(
	context: StoreContext,
	corrections: readonly JournalledCorrection[],
	compose: ComposeFor,
	actor: string,
): Promise<number> {
	if (corrections.length === 0) return 0
	return await context.db.write(async (transaction) => {
		const people = new Set<string>()
		for (const { id, email, at } of corrections) {
			const person = await lockPerson(transaction, id)
			if (person === undefined || (await isTaken(transaction, person, email))) continue
			await setAddress(transaction, [{ id }], email)
			if (person.duplicate_of !== null) continue
			people.add(id)
			await follow(transaction, context, person, email, compose, at)
		}
		const rows = people.size
		if (rows > 0) await appendAuditEntry(transaction, context, actor, 'address corrected', { rows })
		return rows
	})
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

async function lockPerson(transaction: Transaction, id: string) {
	return await transaction
		.selectFrom('waitlist_emails')
		.select(['id', 'email', 'status', 'locale', 'source', 'duplicate_of'])
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst()
}

/** @throws Refusal if the person cannot have the address */
async function correctable(transaction: Transaction, id: string, email: string): Promise<Person> {
	const person = await lockPerson(transaction, id)
	if (person === undefined) throw new Refusal('There is no such person', 'not-found')
	if (emailKey(person.email) === emailKey(email)) return person
	if (person.status === 'unsubscribed')
		throw new Refusal('The person is unsubscribed', 'conflict', { field: 'status' })
	if (person.duplicate_of !== null || (await isTaken(transaction, person, email))) {
		throw new Refusal('Another person has the address', 'conflict', { field: 'email' })
	}
	return person
}

async function isTaken(transaction: Transaction, person: Person, email: string): Promise<boolean> {
	const rows = await selectByAddress(transaction, email).select('duplicate_of').execute()
	return rows.some((row) => ownerOf(row) !== ownerOf(person))
}

/**
 * The id of the person whom a row belongs to. In an adopted table, all rows that repeat an address belong to one
 * person.
 */
function ownerOf({ id, duplicate_of }: Pick<Person, 'id' | 'duplicate_of'>): string {
	return duplicate_of ?? id
}

/** The person's row and, in an adopted table, the rows that repeat its address. */
async function rowsOf(transaction: Transaction, id: string) {
	return await transaction
		.selectFrom('waitlist_emails')
		.select(['id', 'email'])
		.where((row) => row.or([row('id', '=', id), row('duplicate_of', '=', id)]))
		.execute()
}

async function setAddress(
	transaction: Transaction,
	rows: readonly { readonly id: string }[],
	email: string,
): Promise<void> {
	const ids = rows.map(({ id }) => id)
	await transaction
		.updateTable('waitlist_emails')
		.set(addressColumns(email))
		.where('id', 'in', ids)
		.execute()
}

/**
 * Records the correction. Emails the person a confirmation, unless only the spelling differs or the person is
 * unsubscribed. Returns whether an email was queued.
 */
async function follow(
	transaction: Transaction,
	context: StoreContext,
	person: Person,
	email: string,
	compose: ComposeFor,
	at = iso(context.now()),
): Promise<boolean> {
	const { id, status } = person
	await recordActs(transaction, [id], 'corrected', at)
	if (emailKey(person.email) === emailKey(email)) return false
	await forgetOldAddress(transaction, context, person)
	if (status === 'unsubscribed') return false
	await askToConfirm(transaction, context, { id, email }, compose(person))
	return true
}

/** Deletes the links sent to the old address and the emails queued for it. A confirmed person becomes pending again. */
async function forgetOldAddress(
	transaction: Transaction,
	context: StoreContext,
	{ id, status }: Person,
): Promise<void> {
	await transaction
		.deleteFrom('jobs')
		.where('person_id', '=', id)
		.where('kind', 'in', [...mailKinds, 'withheld'])
		.execute()
	await transaction.deleteFrom('tokens').where('person_id', '=', id).execute()
	await transaction
		.updateTable('waitlist_emails')
		.set({
			undeliverable_at: null,
			...(status === 'unsubscribed' ? {} : { status: 'pending', confirmed_at: null }),
		})
		.where('id', '=', id)
		.execute()
	if (status !== 'active') return
	await recordActs(transaction, [id], 'pending', iso(context.now()))
	await recordWebhookEvents(transaction, context, 'unsubscribed', [id])
}

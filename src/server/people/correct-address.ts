import type { Transaction } from 'kysely'
import { emailKey } from '#domain/waitlist/email.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { addressColumns, selectByAddress } from '#server/platform/db/address-key.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { mailKinds } from '#server/platform/jobs/job-kinds.ts'
import { setLatestEntry } from '#server/platform/journal/erasure-mark.ts'
import { withContext } from '#server/platform/with-context.ts'
import { askToConfirm } from '#server/waitlist/ask-to-confirm.ts'
import type { ComposeMail } from '#server/waitlist/signups.ts'
import { recordWebhookEvents } from '#server/webhook/webhook-events.ts'

/**
 * What became of it. `respelled`: both spellings are the same address. `taken`: another person has it, who may want no
 * mail. Who has `unsubscribed` keeps the address that wants no mail.
 */
type Correction = 'asked' | 'respelled' | 'unknown' | 'taken' | 'unsubscribed'

/** Corrects addresses. */
export function createAddressCorrection(context: StoreContext) {
	return withContext(context, { correct })
}

/**
 * Gives a person another address, which they have to confirm, whether or not they had confirmed the one before. What was
 * on its way to the old address is not sent, and its links are dead.
 *
 * @param compose writes the mail in the person's language
 */
async function correct(
	context: StoreContext,
	id: string,
	email: string,
	compose: (person: Pick<Person, 'locale' | 'source'>) => ComposeMail,
	actor: string,
): Promise<Correction> {
	const { db } = context
	const { outcome, old } = await db.write(async (transaction) => {
		const person = await lockPerson(transaction, context, id)
		if (person === undefined) return { outcome: 'unknown' as const, old: null }
		const isSame = emailKey(person.email) === emailKey(email)
		const refusal = await refusalOf(transaction, person, email, isSame)
		if (refusal !== null) return { outcome: refusal, old: null }
		await setAddress(transaction, id, email)
		await appendAuditEntry(transaction, context, actor, 'address corrected', { rows: 1 })
		if (isSame) return { outcome: 'respelled' as const, old: null }
		await forgetOldAddress(transaction, context, person)
		await askToConfirm(transaction, context, { id, email }, compose(person))
		return { outcome: 'asked' as const, old: person.email }
	})
	if (old !== null) await recordOldAddress(context, { id, email: old })
	return outcome
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

async function lockPerson(transaction: Transaction<Tables>, { db }: StoreContext, id: string) {
	return await transaction
		.selectFrom('waitlist_emails')
		.select(['id', 'email', 'status', 'locale', 'source', 'duplicate_of'])
		.where('id', '=', id)
		.$if(db.kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

async function refusalOf(
	transaction: Transaction<Tables>,
	person: Person,
	email: string,
	isSame: boolean,
): Promise<'unsubscribed' | 'taken' | null> {
	if (isSame) return null
	if (person.status === 'unsubscribed') return 'unsubscribed'
	const others = await selectByAddress(transaction, email).execute()
	return others.length > 0 || person.duplicate_of !== null ? 'taken' : null
}

/** Rows of an adopted table that repeat the address keep repeating it. */
async function setAddress(
	transaction: Transaction<Tables>,
	id: string,
	email: string,
): Promise<void> {
	await transaction
		.updateTable('waitlist_emails')
		.set(addressColumns(email))
		.where((row) => row.or([row('id', '=', id), row('duplicate_of', '=', id)]))
		.execute()
}

/** Deletes the links and mails to the old address. Who had confirmed it waits for a confirmation again. */
async function forgetOldAddress(
	transaction: Transaction<Tables>,
	context: StoreContext,
	{ id, status }: Person,
): Promise<void> {
	const at = iso(context.now())
	await transaction
		.deleteFrom('jobs')
		.where('person_id', '=', id)
		.where('kind', 'in', [...mailKinds, 'withheld'])
		.execute()
	await transaction.deleteFrom('tokens').where('person_id', '=', id).execute()
	await transaction
		.updateTable('waitlist_emails')
		.set({ status: 'pending', confirmed_at: null, undeliverable_at: null })
		.where('id', '=', id)
		.execute()
	if (status !== 'active') return
	await transaction
		.insertInto('status_changes')
		.values({ person_id: id, at, status: 'pending' })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	await recordWebhookEvents(transaction, context, 'unsubscribed', [id])
}

/**
 * Adds the old address to the erasure journal, so that a backup that is restored does not bring it back. After the
 * correction: the next start erases whom the journal names, so a correction that failed must not be in it.
 */
async function recordOldAddress(
	{ db, journal }: StoreContext,
	person: { readonly id: string; readonly email: string },
): Promise<void> {
	const entry = (await journal?.append('erasure', [person])) ?? null
	await db.write((transaction) => setLatestEntry(transaction, entry))
}

import type { Transaction } from 'kysely'
import { emailKey } from '#domain/waitlist/email.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { addressColumns, selectByAddress } from '#server/platform/db/address-key.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { mailKinds } from '#server/platform/jobs/job-kinds.ts'
import { setLatestEntry } from '#server/platform/journal/erasure-mark.ts'
import { withContext } from '#server/platform/with-context.ts'
import { askToConfirm, type ComposeFor } from '#server/waitlist/ask-to-confirm.ts'
import { recordActs } from '#server/waitlist/status-changes.ts'
import { recordWebhookEvents } from '#server/webhook/webhook-events.ts'

/**
 * What became of it. `respelled`: both spellings are the same address. `taken`: another person has it, who may want no
 * mail. Who has `unsubscribed` keeps the address that wants no mail.
 */
type Correction = 'asked' | 'respelled' | 'unknown' | Refusal

type Refusal = 'taken' | 'unsubscribed'

/** `left`: the address that the person keeps, because another act came between. */
type Attempt = { readonly outcome: Correction | 'changed'; readonly left: string | null }

type Reader = Pick<Transaction<Tables>, 'selectFrom'>

/** Corrects addresses. */
export function createAddressCorrection(context: StoreContext) {
	return withContext(context, { correct })
}

/**
 * Gives a person another address, which they have to confirm, whether or not they had confirmed the one before. What was
 * on its way to the old address is not sent, and its links are dead.
 *
 * The journal's entry is written first, so that a correction during which the process dies is completed at the next
 * start. One that fails is taken back in the journal.
 *
 * @param compose writes the mail in the person's language
 */
async function correct(
	context: StoreContext,
	id: string,
	email: string,
	compose: ComposeFor,
	actor: string,
): Promise<Correction> {
	const { db, journal } = context
	const before = await selectPerson(db.read, id).executeTakeFirst()
	if (before === undefined) return 'unknown'
	const refusal = await refusalOf(db.read, before, email)
	if (refusal !== null) return refusal
	const rows = await rowsOf(db.read, id)
	const entry = (await journal?.appendCorrection(rows, email)) ?? null
	/** Says in the journal that the person has kept an address after all. */
	const takeBack = async (kept: string) =>
		await journal?.appendCorrection(
			rows.map((row) => ({ ...row, email })),
			kept,
		)
	const attempt = db.write<Attempt>(async (transaction) => {
		const person = await lockPerson(transaction, context, id)
		if (person === undefined) return { outcome: 'unknown', left: null }
		const isChanged = person.email !== before.email
		const refused = isChanged ? 'changed' : await refusalOf(transaction, person, email)
		if (refused !== null) return { outcome: refused, left: person.email }
		await setLatestEntry(transaction, entry)
		await setAddress(transaction, rows, email)
		await appendAuditEntry(transaction, context, actor, 'address corrected', { rows: 1 })
		const isAsked = await follow(transaction, context, person, email, compose)
		return { outcome: isAsked ? 'asked' : 'respelled', left: null }
	})
	const { outcome, left } = await attempt.catch(async (error: unknown) => {
		await takeBack(before.email)
		throw error
	})
	if (left !== null) await takeBack(left)
	return outcome === 'changed' ? await correct(context, id, email, compose, actor) : outcome
}

/** The last address that the journal has of a person, and when they got it, in ISO 8601. */
export type JournalledCorrection = {
	readonly id: string
	readonly email: string
	readonly at: string
}

/**
 * Corrects addresses again after a restore, in one transaction, because people may have exchanged them. Leaves those as
 * they are who have the last address already, and whose address another person has.
 *
 * @param corrections one per person
 * @returns how many persons have another address than in the backup
 */
export async function repeatCorrections(
	context: StoreContext,
	corrections: readonly JournalledCorrection[],
	compose: ComposeFor,
	actor: string,
): Promise<number> {
	if (corrections.length === 0) return 0
	return await context.db.write(async (transaction) => {
		const moving = new Map<string, JournalledCorrection & { readonly person: Person }>()
		for (const correction of corrections) {
			const person = await lockPerson(transaction, context, correction.id)
			if (person !== undefined && person.email !== correction.email)
				moving.set(person.id, { ...correction, person })
		}
		await keepWhoseAddressIsTaken(transaction, moving)
		for (const { id } of moving.values()) {
			await setAddress(transaction, [{ id }], `${id}@moving.invalid`)
		}
		let rows = 0
		for (const { id, email, at, person } of moving.values()) {
			await setAddress(transaction, [{ id }], email)
			if (person.duplicate_of !== null) continue
			rows += 1
			await follow(transaction, context, person, email, compose, at)
		}
		if (rows > 0) await appendAuditEntry(transaction, context, actor, 'address corrected', { rows })
		return rows
	})
}

/** Removes those whose new address somebody has who keeps it, and then those whose new address these keep. */
async function keepWhoseAddressIsTaken(
	transaction: Transaction<Tables>,
	moving: Map<string, Pick<JournalledCorrection, 'email'> & { readonly person: Person }>,
): Promise<void> {
	let before: number
	do {
		before = moving.size
		const owners = new Map<string, string>()
		for (const [id, { email, person }] of moving) {
			const owner = owners.get(emailKey(email)) ?? ownerOf(person)
			owners.set(emailKey(email), owner)
			const isKept = (other: string) => !moving.has(other)
			if (owner !== ownerOf(person) || (await isTaken(transaction, person, email, isKept)))
				moving.delete(id)
		}
	} while (moving.size < before)
}

const personColumns = ['id', 'email', 'status', 'locale', 'source', 'duplicate_of'] as const

function selectPerson(reader: Reader, id: string) {
	return reader.selectFrom('waitlist_emails').select(personColumns).where('id', '=', id)
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

async function lockPerson(transaction: Transaction<Tables>, { db }: StoreContext, id: string) {
	return await selectPerson(transaction, id)
		.$if(db.kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

async function refusalOf(reader: Reader, person: Person, email: string): Promise<Refusal | null> {
	if (emailKey(person.email) === emailKey(email)) return null
	if (person.status === 'unsubscribed') return 'unsubscribed'
	return person.duplicate_of !== null || (await isTaken(reader, person, email)) ? 'taken' : null
}

/**
 * Whether an address belongs to another person.
 *
 * @param isCounted whether the row with this id counts
 */
async function isTaken(
	reader: Reader,
	person: Person,
	email: string,
	isCounted: (id: string) => boolean = () => true,
): Promise<boolean> {
	const rows = await selectByAddress(reader, email).select('duplicate_of').execute()
	return rows.some((row) => ownerOf(row) !== ownerOf(person) && isCounted(row.id))
}

/** Rows of an adopted table that repeat an address are one person. */
function ownerOf({ id, duplicate_of }: Pick<Person, 'id' | 'duplicate_of'>): string {
	return duplicate_of ?? id
}

/** The person's row, and those of an adopted table that repeat the address. */
async function rowsOf(reader: Reader, id: string) {
	return await reader
		.selectFrom('waitlist_emails')
		.select(['id', 'email'])
		.where((row) => row.or([row('id', '=', id), row('duplicate_of', '=', id)]))
		.execute()
}

async function setAddress(
	transaction: Transaction<Tables>,
	rows: readonly { readonly id: string }[],
	email: string,
): Promise<void> {
	await transaction
		.updateTable('waitlist_emails')
		.set(addressColumns(email))
		.where(
			'id',
			'in',
			rows.map(({ id }) => id),
		)
		.execute()
}

/**
 * Does what follows from another address: records the act, and asks to confirm it unless it is only another spelling or
 * the person wants no mail. Returns whether the person is asked.
 */
async function follow(
	transaction: Transaction<Tables>,
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

/** Deletes the links and mails to the old address. Who had confirmed it waits for a confirmation again. */
async function forgetOldAddress(
	transaction: Transaction<Tables>,
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

import { ownerWordings } from '#domain/waitlist/by-hand.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import { countryOfSource } from '#domain/waitlist/signup-source.ts'
import { addressColumns, addressKey } from '#server/platform/db/address-key.ts'
import { type StoreContext, iso, newId } from '#server/platform/db/context.ts'
import type { Transaction } from '#server/platform/db/tables.ts'
import { captureIn, type ComposeMail } from '#server/waitlist/signups.ts'
import { applyOptOut, type OptOut, recordOptOut } from '#server/waitlist/unsubscribe.ts'
import { recordWebhookEvents } from '#server/webhook/webhook-events.ts'
import type { PlannedRow } from './plan-import.ts'

/** Composes the confirmation mail. */
export type ComposeFor = (row: Pick<PlannedRow, 'locale'>) => ComposeMail

/** The number of rows by outcome; `kept` for addresses added to the list since the preview. */
export type ImportResult = Record<PlannedRow['fate'] | 'kept', number>

/** Adds the opt-outs of rows to the journal. Call it before the transaction with `importRows`. */
export async function recordOptOuts(
	context: StoreContext,
	rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, OptOut>> {
	const optOuts = new Map<string, OptOut>()
	for (const { email, fate } of rows) {
		if (fate === 'opted-out') optOuts.set(email, await recordOptOut(context, 'opt-out', email))
	}
	return optOuts
}

/** Imports rows in a transaction. */
export async function importRows(
	transaction: Transaction,
	context: StoreContext,
	rows: readonly PlannedRow[],
	options: {
		readonly proof: string
		readonly optOuts: ReadonlyMap<string, OptOut>
		readonly composeFor: ComposeFor
	},
): Promise<ImportResult> {
	const active = rows.filter(({ fate }) => fate === 'active')
	const optedOut = rows.filter(({ fate }) => fate === 'opted-out')
	const asked = rows.filter(({ fate }) => fate === 'asked')
	const added = await insertPersons(transaction, context, [...active, ...optedOut])
	const confirmed = active.filter(({ email }) => added.has(emailKey(email)))
	await insertConsents(transaction, context, confirmed, added, options.proof)
	const ids = confirmed.flatMap(({ email }) => added.get(emailKey(email)) ?? [])
	await recordWebhookEvents(transaction, context, 'confirmed', ids)
	for (const { email } of optedOut) {
		const optOut = options.optOuts.get(email)
		if (optOut !== undefined && !added.has(emailKey(email))) {
			await applyOptOut(transaction, context, optOut)
		}
	}
	let sent = 0
	for (const row of asked) {
		if (await ask(transaction, context, row, options.composeFor)) sent += 1
	}
	return {
		active: confirmed.length,
		asked: sent,
		'opted-out': optedOut.length,
		kept: active.length - confirmed.length + asked.length - sent,
	}
}

/** Inserts persons who are not on the list. Returns the ids of new rows by address key. */
async function insertPersons(
	transaction: Transaction,
	{ now }: StoreContext,
	rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, string>> {
	if (rows.length === 0) return new Map()
	const at = iso(now())
	const added = await transaction
		.insertInto('waitlist_emails')
		.values(
			rows.map(({ email, source, fate, createdAt, confirmedAt, locale, tags }) => ({
				...addressColumns(email),
				source,
				status: fate === 'active' ? 'active' : 'unsubscribed',
				locale,
				country: countryOfSource(source),
				created_at: createdAt ?? confirmedAt ?? at,
				confirmed_at: confirmedAt,
				unsubscribed_at: fate === 'active' ? null : at,
				tags,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.returning(['id', addressKey.as('key')])
		.execute()
	return new Map(added.map(({ id, key }) => [key, id]))
}

/** Inserts each person's consent with the owner's proof, dated to the signup or an earlier confirmation. */
async function insertConsents(
	transaction: Transaction,
	context: StoreContext,
	rows: readonly PlannedRow[],
	ids: ReadonlyMap<string, string>,
	proof: string,
): Promise<void> {
	if (rows.length === 0) return
	const values = rows.map(({ email, source, locale, createdAt, confirmedAt }) => {
		const [given = iso(context.now())] = [createdAt, confirmedAt]
			.filter((at) => at !== null)
			.toSorted()
		return {
			id: newId(context),
			person_id: ids.get(emailKey(email)) ?? '',
			given_at: given,
			wording: ownerWordings.imported,
			locale,
			source,
			proof,
		}
	})
	await transaction.insertInto('consents').values(values).execute()
}

/** Adds a person like a signup, with a confirmation mail. Returns false if the address is on the list by now. */
async function ask(
	transaction: Transaction,
	context: StoreContext,
	row: PlannedRow,
	composeFor: ComposeFor,
): Promise<boolean> {
	const { email, source, locale, tags } = row
	const key = emailKey(email)
	const known = await transaction
		.selectFrom('waitlist_emails')
		.select('id')
		.where(addressKey, '=', key)
		.where('duplicate_of', 'is', null)
		.executeTakeFirst()
	if (known !== undefined) return false
	const consent = { wording: ownerWordings.imported }
	await captureIn(transaction, context, { email, source, locale, consent }, composeFor(row))
	if (tags !== null) {
		await transaction
			.updateTable('waitlist_emails')
			.set({ tags })
			.where(addressKey, '=', key)
			.where('duplicate_of', 'is', null)
			.execute()
	}
	return true
}

import type { Insertable } from 'kysely'
import { importSource, ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import { emailKey } from '#values/email.ts'
import type { RegistrationStatus } from '#features/waitlist/rules/status.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import { countryOfSource } from '#site-map/signup-source.ts'
import { addressColumns, addressKey, selectByAddress } from '#platform/db/address-key.ts'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'
import { type ComposeFor, optOut, recordSignup } from '#features/waitlist/waitlist.ts'
import { recordWebhookEvents } from '#features/webhook/webhook.ts'
import type { PlannedRow } from './plan-import.ts'

/** `kept` counts addresses that were on the list already. */
export type ImportResult = Record<PlannedRow['outcome'] | 'kept', number>

/** Imports rows in a transaction, and records the people for an undo. */
export async function importRows(
	transaction: Transaction,
	context: StoreContext,
	rows: readonly PlannedRow[],
	options: {
		/** ID of the import. */
		readonly id: string
		/** The proof stored with each consent; if empty, no consent is stored. */
		readonly proof: string
		/** Null to send no emails. */
		readonly composeFor: ComposeFor | null
	},
): Promise<ImportResult> {
	const { id: change_id, proof, composeFor } = options
	const result: ImportResult = { active: 0, asked: 0, 'opted-out': 0, kept: 0 }
	const people: Insertable<Tables['import_people']>[] = []
	const unmailed = rows.filter(({ outcome }) => composeFor === null || outcome !== 'asked')
	const added = await insertPersons(transaction, context, unmailed)
	const confirmed = unmailed.flatMap((row) => {
		const id = row.outcome === 'active' ? added.get(emailKey(row.email)) : undefined
		return id === undefined ? [] : [{ ...row, id }]
	})
	if (proof !== '') await insertConsents(transaction, context, confirmed, proof)
	const confirmedIds = confirmed.map(({ id }) => id)
	await recordWebhookEvents(transaction, context, 'confirmed', confirmedIds)
	const known = rows.filter(
		({ email, outcome }) => outcome === 'opted-out' && !added.has(emailKey(email)),
	)
	const optedOut = await optOut(
		transaction,
		context,
		'opt-out',
		known.map(({ email }) => email),
	)
	const optedOutKeys = new Set(optedOut.map(({ email }) => emailKey(email)))
	for (const { id: person_id, status, pending_since, unsubscribed_at } of optedOut) {
		people.push({ change_id, person_id, status, pending_since, unsubscribed_at })
	}
	for (const row of rows) {
		const { email, outcome } = row
		const id =
			composeFor !== null && outcome === 'asked'
				? await ask(transaction, context, row, composeFor)
				: added.get(emailKey(email))
		if (id !== undefined) people.push({ change_id, person_id: id })
		result[id === undefined && !optedOutKeys.has(emailKey(email)) ? 'kept' : outcome] += 1
	}
	if (people.length > 0) {
		await transaction.insertInto('import_people').values(people).execute()
	}
	return result
}

const statuses = {
	active: 'active',
	asked: 'pending',
	'opted-out': 'unsubscribed',
} as const satisfies Record<PlannedRow['outcome'], RegistrationStatus>

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
			rows.map(({ email, source, outcome, createdAt, confirmedAt, locale, tags }) => ({
				...addressColumns(email),
				source,
				status: statuses[outcome],
				locale,
				country: countryOfSource(source),
				created_at: createdAt ?? confirmedAt ?? at,
				confirmed_at: confirmedAt,
				// The confirmation period starts with the import, not at the time in the file.
				pending_since: outcome === 'asked' ? at : null,
				unsubscribed_at: outcome === 'opted-out' ? at : null,
				tags,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.returning(['id', addressKey.as('key')])
		.execute()
	return new Map(added.map(({ id, key }) => [key, id]))
}

/**
 * Inserts a consent for each person, with the owner's proof of it. Its date is that of the signup or, if earlier, that
 * of the confirmation.
 */
async function insertConsents(
	transaction: Transaction,
	context: StoreContext,
	rows: readonly (PlannedRow & { readonly id: string })[],
	proof: string,
): Promise<void> {
	if (rows.length === 0) return
	const values = rows.map(({ id, source, locale, createdAt, confirmedAt }) => {
		const [given = iso(context.now())] = [createdAt, confirmedAt]
			.filter((at) => at !== null)
			.toSorted()
		return {
			id: newId(context),
			person_id: id,
			given_at: given,
			wording: ownerWordings.imported,
			locale: preferredLanguage(locale, source),
			source,
			proof,
		}
	})
	await transaction.insertInto('consents').values(values).execute()
}

/** Adds a person like a signup, with a confirmation email. Returns the ID, or undefined for a known address. */
async function ask(
	transaction: Transaction,
	context: StoreContext,
	{ email, source, tags, ...row }: PlannedRow,
	composeFor: ComposeFor,
): Promise<string | undefined> {
	const known = await selectByAddress(transaction, email).executeTakeFirst()
	if (known !== undefined) return undefined
	const locale = preferredLanguage(row.locale, source)
	const signup = { email, source, locale, consent: { wording: ownerWordings.imported } }
	await recordSignup(transaction, context, signup, composeFor({ locale, source: importSource }))
	const added = await transaction
		.updateTable('waitlist_emails')
		.set({ tags })
		.where(addressKey, '=', emailKey(email))
		.where('duplicate_of', 'is', null)
		.returning('id')
		.executeTakeFirst()
	return added?.id
}

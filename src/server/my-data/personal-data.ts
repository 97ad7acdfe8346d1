import { withContext } from '#server/platform/with-context.ts'
import { statusAfterImport, type ImportedRegistration } from '#domain/waitlist/csv-import.ts'
import { purposeOfConsent } from '#content/consents/wordings.ts'
import { countryOfSource } from '#domain/waitlist/signup-source.ts'
import { addressColumns, matchesAddress, selectByAddress } from '#server/platform/db/address-key.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { createPersonErasure, type ErasedRecords } from '#server/people/erase-persons.ts'
import { openMail } from '#server/platform/mail/queued-mail.ts'
import { applyOptOut, recordOptOut } from '#server/waitlist/unsubscribe.ts'

/** The result of importing one row. */
export type ImportOutcome = 'added' | 'unsubscribed' | 'kept'

/** Access and erasure requests (GDPR, articles 15 and 17), and the import of a list. */
export function createPersonalDataStore(context: StoreContext) {
	return withContext(context, { collect, collectById, erase, importPerson })
}

/** Everything stored about an address, with column names as keys, and what each consent covers; null for an unknown address. */
async function collect({ db, keys }: StoreContext, email: string) {
	const rows = await db.read
		.selectFrom('waitlist_emails')
		.selectAll()
		.where(matchesAddress(email))
		.execute()
	if (rows.length === 0) return null
	const ids = (await selectByAddress(db.read, email).execute()).map((row) => row.id)
	const [consents, jobs, deliveries, letters, changes, links] = await Promise.all([
		db.read.selectFrom('consents').selectAll().where('person_id', 'in', ids).execute(),
		db.read
			.selectFrom('jobs')
			.select(['id', 'kind', 'payload', 'created_at', 'due_at', 'tries', 'failed_at', 'failure'])
			.where('person_id', 'in', ids)
			.execute(),
		db.read.selectFrom('deliveries').selectAll().where('person_id', 'in', ids).execute(),
		db.read
			.selectFrom('letter_recipients')
			.innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
			.select(['name', 'language', 'letter_recipients.state', 'tries', 'failure'])
			.select(['finished_at', 'unsubscribed_at', 'reported_at', 'report_kind', 'report_code'])
			.where('person_id', 'in', ids)
			.execute(),
		db.read.selectFrom('status_changes').selectAll().where('person_id', 'in', ids).execute(),
		db.read
			.selectFrom('tokens')
			.select(['purpose', 'created_at', 'expires_at'])
			.where('person_id', 'in', ids)
			.execute(),
	])
	const events = jobs.filter(({ kind }) => kind === 'webhook')
	const mails = jobs
		.filter(({ kind }) => kind !== 'webhook')
		.map(({ payload, ...mail }) => ({
			...mail,
			recipient: openMail(payload, keys.outbox)?.recipient ?? null,
			subject: openMail(payload, keys.outbox)?.subject ?? null,
		}))
	const purposes = consents.map((consent) => ({
		...consent,
		purpose: purposeOfConsent(consent.wording),
	}))
	return {
		// The name in the file that people get.
		registrations: rows,
		consents: purposes,
		mails,
		deliveries,
		letters,
		changes,
		events,
		links,
	}
}

/** Like `collect`, for the address of a person. */
async function collectById(context: StoreContext, id: string) {
	const { db } = context
	const person = await db.read
		.selectFrom('waitlist_emails')
		.select('email')
		.where('id', '=', id)
		.executeTakeFirst()
	return person === undefined ? null : await collect(context, person.email)
}

/** Deletes all rows of an address with their consents, tokens and mails, and records `actor` in the audit log. */
async function erase(context: StoreContext, email: string, actor: string): Promise<ErasedRecords> {
	const { db } = context
	const { erase: erasePersons } = createPersonErasure(context)
	const rows = await selectByAddress(db.read, email).execute()
	return await erasePersons(
		rows.map((row) => row.id),
		actor,
	)
}

/** Adds a person from a file. For a known address only an opt-out is applied. Sends no mail. */
async function importPerson(
	context: StoreContext,
	imported: ImportedRegistration,
): Promise<ImportOutcome> {
	const { db, now } = context
	const { email, source, status, createdAt } = imported
	const at = iso(now())
	const optOut = status === 'unsubscribed' ? await recordOptOut(context, 'opt-out', email) : null
	return await db.write(async (transaction) => {
		const added = await transaction
			.insertInto('waitlist_emails')
			.values({
				...addressColumns(email),
				source,
				status,
				country: countryOfSource(source),
				created_at: createdAt ?? at,
				// The confirmation period starts with the import, not on the date in the file.
				pending_since: status === 'pending' ? at : null,
				unsubscribed_at: status === 'unsubscribed' ? at : null,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returning('id')
			.executeTakeFirst()
		if (added !== undefined) return 'added'
		const rows = await selectByAddress(transaction, email).execute()
		const changed = rows.filter((row) => statusAfterImport(row.status, status) !== row.status)
		if (changed.length === 0 || optOut === null) return 'kept'
		await applyOptOut(transaction, context, optOut)
		return 'unsubscribed'
	})
}

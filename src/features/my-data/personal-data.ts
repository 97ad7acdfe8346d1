import { purposeOfConsent } from '#cms/reader/facts/consents.ts'
import { matchesAddress, selectByAddress } from '#platform/db/address-key.ts'
import type { Database } from '#platform/db/database.ts'
import { type ErasedRecords, erasePersons, type PeopleContext } from '#features/people/people.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { openMail } from '#platform/mail/queued-mail.ts'

/**
 * Collects all stored data about an address, keyed by column, and the purpose of each consent. The keys appear in the
 * downloaded file. Returns null for an unknown address.
 */
export async function collect(context: PeopleContext, email: string) {
	const { db, keys } = context
	const registrations = await db.read
		.selectFrom('waitlist_emails')
		.selectAll()
		.where(matchesAddress(email))
		.execute()
	if (registrations.length === 0) return null
	const ids = (await selectByAddress(db.read, email).execute()).map((row) => row.id)
	const [rows, { mails, events }, letters, requests] = await Promise.all([
		rowsOf(db, ids),
		jobsOf(db, keys, ids),
		lettersOf(db, ids),
		context.leave.ofAddress(context, email),
	])
	return { registrations, ...rows, mails, letters, events, requests }
}

async function rowsOf({ read }: Database, ids: readonly string[]) {
	const [consents, deliveries, changes, imports, links] = await Promise.all([
		read.selectFrom('consents').selectAll().where('person_id', 'in', ids).execute(),
		read.selectFrom('deliveries').selectAll().where('person_id', 'in', ids).execute(),
		read.selectFrom('status_changes').selectAll().where('person_id', 'in', ids).execute(),
		read.selectFrom('import_people').selectAll().where('person_id', 'in', ids).execute(),
		read
			.selectFrom('tokens')
			.select(['purpose', 'created_at', 'expires_at'])
			.where('person_id', 'in', ids)
			.execute(),
	])
	return {
		consents: consents.map((each) => ({ ...each, purpose: purposeOfConsent(each.wording) })),
		deliveries,
		changes,
		imports,
		links,
	}
}

async function jobsOf({ read }: Database, keys: Keys, ids: readonly string[]) {
	const jobs = await read
		.selectFrom('jobs')
		.select(['id', 'kind', 'payload', 'created_at', 'due_at', 'tries', 'failed_at', 'failure'])
		.where('person_id', 'in', ids)
		.execute()
	const mails = jobs
		.filter(({ kind }) => kind !== 'webhook')
		.map(({ payload, ...mail }) => {
			const opened = openMail(payload, keys.outbox)
			return { ...mail, recipient: opened?.recipient ?? null, subject: opened?.subject ?? null }
		})
	return { mails, events: jobs.filter(({ kind }) => kind === 'webhook') }
}

async function lettersOf({ read }: Database, ids: readonly string[]) {
	return await read
		.selectFrom('letter_recipients')
		.innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
		.select(['name', 'language', 'letter_recipients.state', 'tries', 'failure'])
		.select(['finished_at', 'unsubscribed_at', 'reported_at', 'report_kind', 'report_code'])
		.where('person_id', 'in', ids)
		.execute()
}

export async function collectById(context: PeopleContext, id: string) {
	const person = await context.db.read
		.selectFrom('waitlist_emails')
		.select('email')
		.where('id', '=', id)
		.executeTakeFirst()
	return person === undefined ? null : await collect(context, person.email)
}

/** Deletes all rows of an address, with consents, tokens and emails, and adds an audit entry by `actor`. */
export async function erase(
	context: PeopleContext,
	email: string,
	actor: string,
): Promise<ErasedRecords> {
	const rows = await selectByAddress(context.db.read, email).execute()
	const ids = rows.map((row) => row.id)
	return await erasePersons(context, ids, actor)
}

import { sql } from 'kysely'
import { consentWording } from '#cms/reader/facts/consents.ts'
import type { Person } from './messages/person.ts'
import { languages } from '#site-map/pages.ts'
import { isPersonAct } from '#features/waitlist/rules/person-act.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import { statusHistory, type StatusEvent } from '#features/waitlist/rules/status-history.ts'
import { selectByAddress } from '#platform/db/address-key.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { reportColumns, withReport } from '#features/bounces/bounces.ts'
import type { PeopleContext } from './people-context.ts'
import { rowColumns } from './registration-order.ts'
import { type MailKind, mailKinds, optOut, recordActs } from '#features/waitlist/waitlist.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { openMail } from '#platform/mail/queued-mail.ts'

/** Returns null for an unknown id. */
export async function byId(context: PeopleContext, id: string): Promise<Person | null> {
	const { db } = context
	const person = await db.read
		.selectFrom('waitlist_emails')
		.select([...rowColumns[db.kind], 'unsubscribed_at', 'undeliverable_at', 'note'])
		// Compared as text in PostgreSQL: an id that the column's type cannot parse matches no row instead of failing.
		.where('id', '=', id)
		.executeTakeFirst()
	if (person === undefined) return null
	const [consents, finished, queued, letters, changes, requests] = await Promise.all([
		consentsOf(context, id),
		finishedMailsOf(context, id),
		waitingMailsOf(context, id),
		context.letters.mailsTo(context, id),
		changesOf(context, id),
		context.leave.ofAddress(context, person.email),
	])
	const acts = changes.flatMap(({ at, status: act }) => (isPersonAct(act) ? [{ at, act }] : []))
	const events: readonly StatusEvent[] = [
		...consents.map(({ given_at }) => ({ at: given_at, status: 'signup' as const })),
		...changes.flatMap(({ at, status }) => (isPersonAct(status) ? [] : [{ at, status }])),
		// Adopted or imported rows have only these two times and no recorded changes.
		...eventAt(person.confirmed_at, 'active'),
		...eventAt(person.unsubscribed_at, 'unsubscribed'),
	]
	return {
		...person,
		consents,
		mails: [...queued, ...finished, ...letters].toSorted(
			(one, other) => Date.parse(one.created_at) - Date.parse(other.created_at),
		),
		history: [...statusHistory(person, events)],
		acts,
		requests,
	}
}

/** The id of the row that represents an address; null for an unknown address. */
export async function findId({ db }: StoreContext, email: string): Promise<string | null> {
	const row = await selectByAddress(db.read, email)
		.orderBy(sql`duplicate_of is not null`)
		.limit(1)
		.executeTakeFirst()
	return row?.id ?? null
}

/**
 * Unsubscribes a person, with an audit entry for `actor`.
 *
 * @throws Refusal for an unknown id
 */
export async function unsubscribe(context: StoreContext, id: string, actor: string): Promise<void> {
	await writeWithJournal(context, async (transaction) => {
		const row = await transaction
			.selectFrom('waitlist_emails')
			.select('email')
			.where('waitlist_emails.id', '=', id)
			.executeTakeFirstOrThrow(() => new Refusal('There is no such person', 'not-found'))
		await optOut(transaction, context, 'opt-out', [row.email])
		await appendAuditEntry(transaction, context, actor, 'unsubscription', { rows: 1 })
	})
}

/**
 * Removes the mark of an undeliverable address.
 *
 * @throws Refusal if the person or the mark does not exist
 */
export async function removeMark(context: StoreContext, id: string, actor: string): Promise<void> {
	await context.db.write(async (transaction) => {
		await transaction
			.updateTable('waitlist_emails')
			.set({ undeliverable_at: null })
			.where('waitlist_emails.id', '=', id)
			.where('undeliverable_at', 'is not', null)
			.returning('id')
			.executeTakeFirstOrThrow(() => new Refusal('There is no mark', 'not-found'))
		await recordActs(transaction, [id], 'deliverable', iso(context.now()))
		await appendAuditEntry(transaction, context, actor, 'undeliverable mark removed', { rows: 1 })
	})
}

async function consentsOf({ db }: StoreContext, id: string): Promise<Person['consents']> {
	const rows = await db.read
		.selectFrom('consents')
		.selectAll()
		.where('person_id', '=', id)
		.orderBy('given_at')
		.execute()
	return rows.map(({ id: _id, person_id: _person, wording: version, ...consent }) => {
		const wording = consentWording(version)
		const language = languages.find((each) => each === consent.locale)
		return {
			...consent,
			version,
			text: (language && wording?.texts[language]) ?? null,
			translation: wording?.translation ?? null,
			purpose: wording?.purpose ?? null,
			page: pageOfSource(consent.source),
		}
	})
}

async function finishedMailsOf({ db }: StoreContext, id: string): Promise<Person['mails']> {
	const mails = await db.read
		.selectFrom('deliveries')
		.select(['id', 'kind', 'subject', 'created_at', 'outcome', 'finished_at', 'tries', 'failure'])
		.select(reportColumns)
		.where('person_id', '=', id)
		.execute()
	return mails.map(withReport)
}

async function waitingMailsOf({ db, keys }: StoreContext, id: string): Promise<Person['mails']> {
	const mails = await db.read
		.selectFrom('jobs')
		.select(['id', 'kind', 'payload', 'created_at', 'tries', 'failure'])
		.where('person_id', '=', id)
		.where('kind', 'in', mailKinds)
		.$narrowType<{ kind: MailKind }>()
		.where('failed_at', 'is', null)
		.execute()
	return mails.map(({ payload, ...mail }) => {
		const subject = openMail(payload, keys.outbox)?.subject ?? ''
		return { ...mail, subject, outcome: 'waiting', finished_at: null, report: null }
	})
}

async function changesOf({ db }: StoreContext, id: string) {
	return await db.read
		.selectFrom('status_changes')
		.select(['at', 'status'])
		.where('person_id', '=', id)
		.orderBy('at')
		.execute()
}

function eventAt(at: string | null, status: StatusEvent['status']): readonly StatusEvent[] {
	return at === null ? [] : [{ at, status }]
}

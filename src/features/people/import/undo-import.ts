import { type Selectable, sql } from 'kysely'
import type { ListChange } from '#features/people/messages/list-change.ts'
import type { ImportUndo, UndoableImports } from '#features/people/messages/people-import.ts'
import { retentionMs } from '#values/retention.ts'
import { ownerWordings } from '#features/waitlist/rules/by-hand.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'
import type { JournalPerson } from '#platform/journal/erasure-journal.ts'
import { recordInJournal } from '#platform/journal/erasure-mark.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import { addListChange, type RunStep } from '#features/people/changes/list-changes.ts'
import { deletePersons } from '#features/people/erase-persons.ts'
import { recordWebhookEvents } from '#features/webhook/webhook.ts'

/** People per transaction. Each takes several statements. */
const peoplePerStep = 200

/**
 * Whether a person on the list has, since the import and apart from it, confirmed, unsubscribed, signed up, got a
 * letter or asked for an email. Actions of the owner do not count.
 */
const hasActed = sql<boolean>`(
	exists (select 1 from status_changes as act where act.person_id = waitlist_emails.id
		and act.status not in ('pending', 'tagged', 'noted', 'corrected', 'deliverable'))
	or exists (select 1 from consents where consents.person_id = waitlist_emails.id
		and wording <> ${ownerWordings.imported})
	or exists (select 1 from letter_recipients as got where got.person_id = waitlist_emails.id
		and got.state in ('sending', 'sent'))
	or exists (select 1 from deliveries where deliveries.person_id = waitlist_emails.id
		and deliveries.kind <> 'confirmation')
	or exists (select 1 from jobs where jobs.person_id = waitlist_emails.id
		and jobs.kind in ('blocked', 'data-link'))
)`

/**
 * The imports of the last week that added or unsubscribed people, newest first, except imports whose undo is running.
 */
export async function list({ db, now }: StoreContext): Promise<UndoableImports> {
	// The payload of a running undo is the import's ID in JSON.
	const hasNoUndo = sql<boolean>`not exists (
		select 1 from list_changes as undo where undo.payload = '"' || list_changes.id || '"'
	)`
	const rows = await db.read
		.selectFrom('list_changes')
		.innerJoin('import_people', 'change_id', 'list_changes.id')
		.select(['list_changes.id', 'created_at', 'actor', 'file'])
		.select((of) => of.fn.countAll<number | string>().as('people'))
		.where('finished_at', '>=', iso(now() - retentionMs.importUndo))
		.where(hasNoUndo)
		.groupBy(['list_changes.id', 'created_at', 'actor', 'file'])
		.orderBy('list_changes.id', 'desc')
		.execute()
	return rows.map(({ people, file, ...row }) => ({
		...row,
		file: file ?? '',
		people: Number(people),
	}))
}

export async function preview({ db }: StoreContext, id: string): Promise<ImportUndo> {
	const isErased = sql<boolean>`import_people.status is null and not ${hasActed}`
	const isRestored = sql<boolean>`import_people.status is not null and waitlist_emails.status = 'unsubscribed'`
	const counted = await db.reportReader
		.selectFrom('import_people')
		.innerJoin('waitlist_emails', 'waitlist_emails.id', 'person_id')
		.select(({ fn }) => [
			fn.countAll().as('all'),
			fn.countAll().filterWhere(isErased).as('erased'),
			fn.countAll().filterWhere(isRestored).as('restored'),
		])
		.where('change_id', '=', id)
		.executeTakeFirstOrThrow()
	const [erased, restored] = [Number(counted.erased), Number(counted.restored)]
	return { erased, restored, kept: Number(counted.all) - erased - restored }
}

/** Requests the undo of an import of the last week. Returns null if `list` does not have the import. */
export async function request(
	context: StoreContext,
	id: string,
	actor: string,
): Promise<ListChange | null> {
	const { db } = context
	const found = (await list(context)).find((each) => each.id === id)
	if (found === undefined) return null
	const people = await db.read
		.selectFrom('import_people')
		.select('person_id')
		.where('change_id', '=', id)
		.orderBy('person_id')
		.execute()
	const steps = stepsOf(people.map(idOf), peoplePerStep)
	const { file, people: total } = found
	const change = { kind: 'undo', actor, payload: id, total, file, steps } as const
	return await db.write((transaction) => addListChange(transaction, context, change))
}

/** Undoes an import for the people of one step. */
export const undoStep: RunStep<unknown> = async (context, transaction, { payload, rows }) => {
	const ids: readonly string[] = JSON.parse(rows)
	const importId: string = JSON.parse(payload)
	await transaction
		.selectFrom('waitlist_emails')
		.select('id')
		.where('id', 'in', ids)
		.forUpdate()
		.execute()
	const people = await transaction
		.deleteFrom('import_people')
		.where('change_id', '=', importId)
		.where('person_id', 'in', ids)
		.returningAll()
		.execute()
	const added = people.filter(({ status }) => status === null)
	const unsubscribed = people.filter(({ status }) => status !== null)
	const idle = await idleAmong(transaction, added.map(idOf))
	const { rows: erased, mails } = await deletePersons(transaction, context, idle)
	const restored = await restore(transaction, context, unsubscribed)
	const kept = people.length - erased - restored
	return { done: people.length, result: { erased, restored, kept }, mails }
}

type ImportedPerson = Selectable<Tables['import_people']>

function idOf({ person_id }: Pick<ImportedPerson, 'person_id'>): string {
	return person_id
}

async function idleAmong(
	transaction: Transaction,
	ids: readonly string[],
): Promise<readonly string[]> {
	if (ids.length === 0) return []
	const rows = await transaction
		.selectFrom('waitlist_emails')
		.select('id')
		.where('id', 'in', ids)
		.where(sql<boolean>`not ${hasActed}`)
		.execute()
	return rows.map(({ id }) => id)
}

/**
 * Gives people back the status that they had before the import, unless it has changed since. Returns how many people
 * got it back.
 */
async function restore(
	transaction: Transaction,
	context: StoreContext,
	people: readonly ImportedPerson[],
): Promise<number> {
	const restored: JournalPerson[] = []
	for (const { person_id: id, status, pending_since, unsubscribed_at } of people) {
		const person = await transaction
			.selectFrom('waitlist_emails')
			.select(['email', 'unsubscribed_at as at'])
			.where('id', '=', id)
			.where('status', '=', 'unsubscribed')
			.executeTakeFirst()
		if (status === null || person === undefined) continue
		restored.push({ id, email: person.email })
		await transaction
			.updateTable('waitlist_emails')
			.set({ status, pending_since, unsubscribed_at })
			.where('id', '=', id)
			.execute()
		await transaction
			.deleteFrom('status_changes')
			.where('person_id', '=', id)
			.where('at', '=', person.at)
			.where('status', '=', 'unsubscribed')
			.execute()
		await transaction
			.updateTable('letter_recipients')
			.set({ unsubscribed_at: null })
			.where('person_id', '=', id)
			.where('unsubscribed_at', '=', person.at)
			.execute()
		if (status === 'active') await recordWebhookEvents(transaction, context, 'confirmed', [id])
	}
	await recordInJournal(transaction, context, 'return', restored)
	return restored.length
}

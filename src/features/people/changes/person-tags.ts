import type { PersonNote } from '#features/people/messages/person.ts'
import { changedTags, type TagChange } from '#features/people/rules/tags.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { recordActs } from '#features/waitlist/waitlist.ts'

/**
 * Replaces the note about a person; an empty one deletes it.
 *
 * @throws Refusal if the note has changed since it was read
 */
export async function setNote(
	context: StoreContext,
	{ id, note, before }: PersonNote,
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const found = await transaction
			.selectFrom('waitlist_emails')
			.select('note')
			.where('id', '=', id)
			.forUpdate()
			.executeTakeFirstOrThrow(() => new Refusal('There is no such person', 'not-found'))
		const current = found.note ?? ''
		if (current === note) return
		if (current !== before) throw new Refusal('The note has changed', 'conflict')
		await transaction
			.updateTable('waitlist_emails')
			.set({ note: note === '' ? null : note })
			.where('id', '=', id)
			.execute()
		await recordActs(transaction, [id], 'noted', iso(context.now()))
		await appendAuditEntry(transaction, context, actor, 'note changed', { rows: 1 })
	})
}

/**
 * Adds and removes tags of a person.
 *
 * @throws Refusal if the person would have more than 20 tags
 */
export async function changeTags(
	context: StoreContext,
	id: string,
	change: TagChange,
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const { found, changed, full } = await tagPersons(transaction, context, [id], change)
		if (found === 0) throw new Refusal('There is no such person', 'not-found')
		if (full > 0) throw new Refusal('The person has too many tags', 'conflict', { field: 'add' })
		if (changed > 0)
			await appendAuditEntry(transaction, context, actor, 'tags changed', { rows: 1 })
	})
}

/**
 * Adds and removes tags of persons, whose rows stay locked until COMMIT. Skips persons who would have more than 20
 * tags.
 *
 * @returns how many of the people exist, were changed, and were skipped
 */
export async function tagPersons(
	transaction: Transaction,
	{ now }: StoreContext,
	ids: readonly string[],
	change: TagChange,
): Promise<{ readonly found: number; readonly changed: number; readonly full: number }> {
	const rows = await transaction
		.selectFrom('waitlist_emails')
		.select(['id', 'tags'])
		.where('id', 'in', ids)
		.forUpdate()
		.execute()
	let [changed, full] = [0, 0]
	// One statement for all people with the same tags, because most people have the same tags or none.
	for (const [before, some] of Map.groupBy(rows, ({ tags }) => tags)) {
		const { tags, isFull } = changedTags(before, change)
		if (isFull) full += some.length
		if (tags === before) continue
		changed += some.length
		const personIds = some.map(({ id }) => id)
		await transaction
			.updateTable('waitlist_emails')
			.set({ tags })
			.where('id', 'in', personIds)
			.execute()
		await recordActs(transaction, personIds, 'tagged', iso(now()))
	}
	return { found: rows.length, changed, full }
}

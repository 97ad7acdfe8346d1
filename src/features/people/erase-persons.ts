import { setTimeout as delay } from 'node:timers/promises'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { PeopleContext } from './people-context.ts'
import { forgetImportRows } from './import/forget-import-rows.ts'
import { recordInJournal, writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { pauseMs, stepsOf } from '#platform/db/in-steps.ts'
import { truncateWal } from '#platform/db/truncate-wal.ts'
import type { Tables, Transaction } from '#platform/db/tables.ts'
import { recordErasures } from '#features/webhook/webhook.ts'

/** The tables with a `person_id`, whose rows are deleted with the person. */
const tablesOfPersons = [
	'consents',
	'tokens',
	'deliveries',
	'status_changes',
	'import_people',
] as const satisfies readonly (keyof Tables)[]

/** The number of deleted persons and the IDs of the emails deleted with them. */
export type ErasedRecords = { readonly rows: number; readonly mails: readonly string[] }

/**
 * Deletes persons with their consents, tokens and emails, one transaction per step, so that signups can write in
 * between. Each step has an audit entry for `actor`.
 */
export async function erasePersons(
	context: PeopleContext,
	ids: readonly string[],
	actor: string,
): Promise<ErasedRecords> {
	const { db } = context
	const erased = { rows: 0, mails: [] as string[] }
	try {
		for (const some of stepsOf(ids)) {
			const { rows, mails } = await writeWithJournal(context, async (transaction) => {
				const deleted = await deletePersons(transaction, context, some)
				if (deleted.rows > 0)
					await appendAuditEntry(transaction, context, actor, 'erasure', { rows: deleted.rows })
				return deleted
			})
			erased.rows += rows
			erased.mails.push(...mails)
			await delay(pauseMs)
		}
	} finally {
		await truncateWal(db)
	}
	return erased
}

/**
 * Deletes the records about people, but not their rows in the list and in letters. Keeps webhook events, so that they
 * are still sent.
 */
export async function deleteRecordsOf(
	transaction: Transaction,
	ids: readonly string[],
): Promise<void> {
	// The jobs come first, because deleting them waits for any transaction that is recording the result of an email. That
	// record is then deleted below.
	await transaction
		.deleteFrom('jobs')
		.where('person_id', 'in', ids)
		.where('kind', '!=', 'webhook')
		.execute()
	for (const table of tablesOfPersons) {
		await transaction.deleteFrom(table).where('person_id', 'in', ids).execute()
	}
}

export async function deletePersons(
	transaction: Transaction,
	context: PeopleContext,
	ids: readonly string[],
): Promise<ErasedRecords> {
	if (ids.length === 0) return { rows: 0, mails: [] }
	const mails = await transaction
		.selectFrom('jobs')
		.select('id')
		.where('person_id', 'in', ids)
		.unionAll(transaction.selectFrom('deliveries').select('id').where('person_id', 'in', ids))
		.execute()
	// Forgetting the letters' recipients comes first, because it waits for any transaction that is claiming a letter's
	// email and storing a token. The token is then deleted below.
	const letters = await context.letters.forget(transaction, ids)
	await deleteRecordsOf(transaction, ids)
	const deleted = await transaction
		.deleteFrom('waitlist_emails')
		.where('id', 'in', ids)
		.returning(['id', 'email'])
		.execute()
	await recordInJournal(transaction, context, 'erasure', deleted)
	const erasedIds = deleted.map((person) => person.id)
	const emails = deleted.map(({ email }) => email)
	await forgetImportRows(transaction, emails)
	const requests = await context.leave.forget(transaction, context, emails)
	await recordErasures(transaction, context, erasedIds)
	return {
		rows: deleted.length,
		mails: [...mails.map((mail) => mail.id), ...letters, ...requests],
	}
}

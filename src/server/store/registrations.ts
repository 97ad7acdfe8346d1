import { type RawBuilder, sql, type Transaction } from 'kysely'
import { appendAuditEntry } from './audit.ts'
import type { StoreContext } from './context.ts'
import { forgetRecipients } from './letter-rows.ts'
import { type Tables, tablesOfRegistrations } from './tables.ts'

/** The number of deleted registrations and the IDs of the mails deleted with them. */
export type ErasedRecords = { readonly rows: number; readonly mails: readonly string[] }

/** Rows per transaction of a large erasure. */
const rowsPerErasure = 500

export function createRegistrationStore(context: StoreContext) {
	const { db } = context

	/** Deletes these registrations with their consents, tokens and mails, and records `actor` in the audit log. */
	async function erase(ids: readonly string[], actor: string): Promise<ErasedRecords> {
		return await db.write((transaction) => eraseRegistrations(transaction, context, ids, actor))
	}

	/**
	 * Erases in several transactions, so that signups get their turn. The audit log has one entry, also for what was
	 * erased before an error.
	 */
	async function eraseMany(ids: readonly string[], actor: string): Promise<ErasedRecords> {
		const erased = { rows: 0, mails: [] as string[] }
		try {
			for (let first = 0; first < ids.length; first += rowsPerErasure) {
				const some = ids.slice(first, first + rowsPerErasure)
				const part = await db.write((transaction) =>
					deleteRegistrations(transaction, context, some),
				)
				erased.rows += part.rows
				erased.mails.push(...part.mails)
			}
		} finally {
			if (erased.rows > 0) {
				await db.write((transaction) =>
					appendAuditEntry(transaction, context, actor, 'erasure', { rows: erased.rows }),
				)
			}
		}
		return erased
	}

	return { erase, eraseMany }
}

/** Deletes registrations as part of a larger transaction. */
export async function eraseRegistrations(
	transaction: Transaction<Tables>,
	context: StoreContext,
	ids: readonly string[],
	actor: string,
): Promise<ErasedRecords> {
	const erased = await deleteRegistrations(transaction, context, ids)
	if (erased.rows > 0) {
		await appendAuditEntry(transaction, context, actor, 'erasure', { rows: erased.rows })
	}
	return erased
}

async function deleteRegistrations(
	transaction: Transaction<Tables>,
	context: StoreContext,
	ids: readonly string[],
): Promise<ErasedRecords> {
	if (ids.length === 0) return { rows: 0, mails: [] }
	const mails = await transaction
		.selectFrom('outbox')
		.select('id')
		.where('signup_id', 'in', ids)
		.execute()
	for (const table of tablesOfRegistrations) {
		await transaction.deleteFrom(table).where('signup_id', 'in', ids).execute()
	}
	await forgetRecipients(transaction, context.db.kind, ids)
	// Compared as text in PostgreSQL: an ID that the column's type cannot parse matches no row instead of failing.
	const id: RawBuilder<string> = context.db.kind === 'postgres' ? sql`cast(id as text)` : sql`id`
	const deleted = await transaction
		.deleteFrom('waitlist_emails')
		.where(id, 'in', ids)
		.executeTakeFirst()
	return { rows: Number(deleted.numDeletedRows), mails: mails.map((mail) => mail.id) }
}

import { emailKey } from '#values/email.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { PlannedRow } from './plan-import.ts'

/**
 * Removes erased people from running imports, which would add them again. Usually no import is running; then this costs
 * one query.
 */
export async function forgetImportRows(
	transaction: Transaction,
	emails: readonly string[],
): Promise<void> {
	const any = await transaction
		.selectFrom('import_rows')
		.select('number')
		.limit(1)
		.executeTakeFirst()
	if (any === undefined) return
	const erased = new Set(emails.map(emailKey))
	const chunks = await transaction.selectFrom('import_rows').selectAll().execute()
	for (const { change_id, number, content } of chunks) {
		const rows: readonly PlannedRow[] = JSON.parse(content)
		const kept = rows.filter(({ email }) => !erased.has(emailKey(email)))
		if (kept.length === rows.length) continue
		await transaction
			.updateTable('import_rows')
			.set({ content: JSON.stringify(kept) })
			.where('change_id', '=', change_id)
			.where('number', '=', number)
			.execute()
		await transaction
			.updateTable('list_changes')
			.set((change) => ({ total: change('total', '-', rows.length - kept.length) }))
			.where('id', '=', change_id)
			.execute()
	}
}

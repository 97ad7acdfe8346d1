import { emailKey } from '#values/email.ts'
import type { Transaction } from '#platform/db/tables.ts'
import type { PlannedRow } from './plan-import.ts'

/** Removes erased people from running imports, which would add them again. */
export async function forgetImportRows(
	transaction: Transaction,
	emails: readonly string[],
): Promise<void> {
	const erased = new Set(emails.map(emailKey))
	const chunks = await transaction
		.selectFrom('import_rows')
		.innerJoin('list_changes', 'list_changes.id', 'change_id')
		.select(['change_id', 'number', 'content'])
		.where('kind', '=', 'import')
		.execute()
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

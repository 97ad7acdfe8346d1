import { work } from '#features/people/changes/list-change-job.ts'
import type { PeopleContext } from '#features/people/people-context.ts'
import type { ImportResult } from './import-rows.ts'
import { addImport } from './imports.ts'
import { planRows } from './plan-import.ts'
import type { ImportRow } from './rules/read-import.ts'

/**
 * Imports the rows of a file at once, without emails. For the command line. If the command is interrupted, the site
 * continues the import.
 *
 * @returns the import's ID, and the number of rows with each outcome
 */
export async function importNow(
	context: PeopleContext,
	read: readonly ImportRow[],
	{ proof, ...named }: Readonly<Record<'file' | 'actor' | 'proof', string>>,
): Promise<{ readonly id: string; readonly result: Partial<ImportResult> }> {
	const { db } = context
	const terms = { proof, agreedAt: null, others: 'mail' } as const
	const { rows } = await planRows(context, read, terms, { locale: null, extra: null })
	const payload = { proof, isMailed: false }
	const { id } = await db.write((transaction) =>
		addImport(transaction, context, rows, { ...named, payload }),
	)
	await work(context, id, {
		composeFor: () => () => {
			throw new Error('This import sends no emails')
		},
		mailsPerHour: 1,
		deleteMailFiles: async () => {},
		isStopping: () => false,
	})
	const change = await db.read
		.selectFrom('list_changes')
		.select('result')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return { id, result: JSON.parse(change.result) }
}

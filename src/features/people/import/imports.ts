import { isDeepStrictEqual } from 'node:util'
import type { ListChange } from '#features/people/messages/list-change.ts'
import type { ImportCounts, ImportRequest } from '#features/people/messages/people-import.ts'
import { mailsPerChunk } from './rules/import-plan.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import { addListChange, type RunStep } from '#features/people/changes/list-changes.ts'
import type { ComposeFor } from '#features/waitlist/waitlist.ts'
import { importRows } from './import-rows.ts'
import { plan, type PlannedRow } from './plan-import.ts'

/** Rows per transaction. A row that gets an email takes several statements. */
const rowsPerChunk = 200

const hourMs = 3_600_000

type Payload = {
	/** Stored with the consents of active people; if empty, no consent is stored. */
	readonly proof: string
	/** Whether people without proof of consent get a confirmation email; by default they do. */
	readonly isMailed?: boolean
}

export type ImportOptions = { readonly composeFor: ComposeFor; readonly mailsPerHour: number }

export { plan } from './plan-import.ts'

/**
 * Stores an import and its rows.
 *
 * @throws Refusal if the counts differ from the confirmed ones, or if a question about the file is open
 */
export async function request(
	context: StoreContext,
	wanted: ImportRequest,
	counts: ImportCounts,
	actor: string,
): Promise<ListChange> {
	const { db } = context
	const planned = await plan(context, wanted)
	const isUnclear = planned.unknown.length > 0 || planned.unclear_date !== null
	const isSame = planned.rows.length > 0 && isDeepStrictEqual(planned.counts, counts)
	if (isUnclear || !isSame)
		throw new Refusal('The import has changed', 'conflict', { field: 'counts' })
	const { rows } = planned
	const named = { actor, file: wanted.name, payload: { proof: wanted.proof } }
	return await db.write((transaction) => addImport(transaction, context, rows, named))
}

/** Stores an import in batches: first the rows that get no confirmation email, then those that get one. */
export async function addImport(
	transaction: Transaction,
	context: StoreContext,
	rows: readonly PlannedRow[],
	named: { readonly actor: string; readonly file: string; readonly payload: Payload },
): Promise<ListChange> {
	const unmailed = rows.filter((row) => !isAsked(row))
	const { isMailed = true } = named.payload
	const steps = [
		...stepsOf(unmailed, rowsPerChunk),
		...stepsOf(rows.filter(isAsked), isMailed ? mailsPerChunk : rowsPerChunk),
	]
	const total = rows.length
	return await addListChange(transaction, context, { kind: 'import', ...named, total, steps })
}

/** Imports the next rows. After a batch with emails, the next one waits as long as the limit of emails requires. */
export const importStep: RunStep<ImportOptions> = async (
	context,
	transaction,
	{ id, payload, rows: text },
	{ composeFor, mailsPerHour },
) => {
	const rows: readonly PlannedRow[] = JSON.parse(text)
	const { proof, isMailed = true }: Payload = JSON.parse(payload)
	const options = { id, proof, composeFor: isMailed ? composeFor : null }
	const result = await importRows(transaction, context, rows, options)
	const mails = isMailed && rows.some(isAsked) ? rows.length : 0
	return { done: rows.length, result, waitMs: Math.ceil((mails * hourMs) / mailsPerHour) }
}

function isAsked({ outcome }: PlannedRow): boolean {
	return outcome === 'asked'
}

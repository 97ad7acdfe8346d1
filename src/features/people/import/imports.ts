import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ListChange } from '#features/people/messages/list-change.ts'
import type { ImportCounts, ImportRequest } from '#features/people/messages/people-import.ts'
import type { ImportedRegistration } from './rules/csv-import.ts'
import { mailsPerChunk } from './rules/import-plan.ts'
import { emailKey } from '#values/email.ts'
import { changedTags } from '#features/people/rules/tags.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, newId, type StoreContext } from '#platform/db/context.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { pauseMs, stepsOf } from '#platform/db/in-steps.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import type { ChangeOptions } from '#features/people/changes/list-change-job.ts'
import { addListChange, doStep, type RunStep } from '#features/people/changes/list-changes.ts'
import { type ImportResult, importRows } from './import-rows.ts'
import { type ImportPlan, plan, type PlannedRow } from './plan-import.ts'

/** Rows per transaction. A row that gets an email takes several statements. */
const rowsPerChunk = 200

const hourMs = 3_600_000

/** The job's state besides the rows. `mailsAt`: when the next emails may be queued, in milliseconds since 1970. */
type Payload = { readonly proof: string; readonly mailsAt: number }

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
	const payload: Payload = { proof: wanted.proof, mailsAt: 0 }
	const total = planned.rows.length
	return await db.write(async (transaction) => {
		const added = { kind: 'import', actor, payload, total, file: wanted.name } as const
		const change = await addListChange(transaction, context, added)
		const chunks = chunksOf(planned).map((rows, number) => ({
			change_id: change.id,
			number,
			content: JSON.stringify(rows),
		}))
		await transaction.insertInto('import_rows').values(chunks).execute()
		return change
	})
}

/** Creates the step that imports the next rows. After a batch with emails, it waits before the next one. */
export function createStep(
	context: StoreContext,
	{ composeFor, mailsPerHour }: ChangeOptions,
): RunStep {
	const { db, now } = context
	return async (change) => {
		const { id } = change
		const chunk = await db.read
			.selectFrom('import_rows')
			.select(['number', 'content'])
			.where('change_id', '=', id)
			.orderBy('number')
			.limit(1)
			.executeTakeFirst()
		if (chunk === undefined) return null
		const rows: readonly PlannedRow[] = JSON.parse(chunk.content)
		const payload: Payload = JSON.parse(change.payload)
		const isMailed = rows.some(isAsked)
		if (isMailed && payload.mailsAt > now()) return payload.mailsAt
		const mailsAt = now() + Math.ceil((rows.length * hourMs) / mailsPerHour)
		await doStep(context, change, async (transaction) => {
			const options = { id, proof: payload.proof, composeFor }
			const result = await importRows(transaction, context, rows, options)
			const { numDeletedRows } = await transaction
				.deleteFrom('import_rows')
				.where('change_id', '=', id)
				.where('number', '=', chunk.number)
				// An erasure may have removed a row since the chunk was read.
				.where('content', '=', chunk.content)
				.executeTakeFirst()
			if (numDeletedRows === 0n) throw new Error('The rows of this step have changed')
			const next: Payload = isMailed ? { ...payload, mailsAt } : payload
			return { done: rows.length, result, payload: JSON.stringify(next) }
		})
		return now()
	}
}

/**
 * Imports people at once, without emails. For the command line.
 *
 * @param file the name of the file
 * @param proof stored with the consents of active people; empty to store none
 * @returns the import's ID, and the numbers by outcome
 */
export async function importNow(
	context: StoreContext,
	people: readonly ImportedRegistration[],
	{ file, actor, proof }: Readonly<Record<'file' | 'actor' | 'proof', string>>,
): Promise<{ readonly id: string; readonly result: ImportResult }> {
	const { db, now } = context
	const rows = [...Map.groupBy(people, ({ email }) => emailKey(email)).values()].flatMap(
		// If any row unsubscribes an address, the address counts as unsubscribed.
		(same) => same.find(({ status }) => status === 'unsubscribed') ?? same.slice(0, 1),
	)
	const id = newId(context)
	const at = iso(now())
	const result: ImportResult = { active: 0, asked: 0, 'opted-out': 0, kept: 0 }
	// Recorded before any person is added, because an interrupted import has added people too.
	await db.write(async (transaction) => {
		const counted = { total: rows.length, done: rows.length, result: JSON.stringify(result) }
		await transaction
			.insertInto('list_changes')
			.values({
				id,
				kind: 'import',
				actor,
				file,
				payload: '',
				...counted,
				state: 'done',
				created_at: at,
				finished_at: at,
			})
			.execute()
		await appendAuditEntry(transaction, context, actor, 'import', { rows: rows.length })
	})
	for (const some of stepsOf(rows.map(unmailedRow), rowsPerChunk)) {
		const options = { id, proof, composeFor: null }
		const part = await writeWithJournal(context, (transaction) =>
			importRows(transaction, context, some, options),
		)
		for (const outcome of ['active', 'asked', 'opted-out', 'kept'] as const)
			result[outcome] += part[outcome]
		await delay(pauseMs)
	}
	return { id, result }
}

const outcomes = { active: 'active', pending: 'asked', unsubscribed: 'opted-out' } as const

function unmailedRow({ status, confirmedAt, tags, ...person }: ImportedRegistration): PlannedRow {
	return {
		...person,
		outcome: outcomes[status],
		confirmedAt: status === 'active' ? confirmedAt : null,
		tags: changedTags(null, { add: tags, remove: [] }).tags,
	}
}

function isAsked({ outcome }: PlannedRow): boolean {
	return outcome === 'asked'
}

/** Splits the rows into batches: first those without an email, then those with one. */
function chunksOf({ rows }: ImportPlan): readonly (readonly PlannedRow[])[] {
	const unasked = rows.filter((row) => !isAsked(row))
	return [...stepsOf(unasked, rowsPerChunk), ...stepsOf(rows.filter(isAsked), mailsPerChunk)]
}

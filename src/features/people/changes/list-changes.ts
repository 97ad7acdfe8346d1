import { sql } from 'kysely'
import type { ListChange, ListChangeKind } from '#features/people/messages/list-change.ts'
import type { AuditAction } from '#features/accounts/rules/audit-action.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import type { PeopleContext } from '#features/people/people-context.ts'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'

/**
 * Does one step of a change, in the transaction that records its progress.
 *
 * @param input `payload` belongs to the change, `rows` to the step; both are JSON
 */
export type RunStep<Options> = (
	context: PeopleContext,
	transaction: Transaction,
	input: Readonly<Record<'id' | 'payload' | 'rows', string>>,
	options: Options,
) => Promise<Step>

/** The result of a step. */
export type Step = {
	/** The number of people or rows that the step has dealt with. */
	readonly done: number
	/** The number of these people or rows with each outcome, by the outcome's name. */
	readonly result: Readonly<Record<string, number>>
	/** The IDs of the emails deleted with erased people. */
	readonly mails?: readonly string[]
	/** How long to wait before the next step. */
	readonly waitMs?: number
}

type NewChange = {
	readonly kind: ListChangeKind
	readonly actor: string
	readonly payload: object | string
	readonly total: number
	readonly file?: string | null
	/** For each step, the rows of an import or the IDs of people. */
	readonly steps: readonly (readonly unknown[])[]
}

const auditActions = {
	tags: 'tags changed',
	erasure: 'erasure',
	import: 'import',
	undo: 'import undone',
} as const satisfies Record<ListChangeKind, AuditAction>

const columns = ['id', 'kind', 'total', 'done', 'state', 'result'] as const

const nothing: Step = { done: 0, result: {} }

/** Stores a change with its steps and queues its job, in the caller's transaction. */
export async function addListChange(
	transaction: Transaction,
	context: StoreContext,
	{ kind, actor, payload, total, file = null, steps }: NewChange,
): Promise<ListChange> {
	const change = { id: newId(context), kind, total, done: 0, state: 'running' as const }
	await transaction
		.insertInto('list_changes')
		.values({
			...change,
			actor,
			file,
			payload: JSON.stringify(payload),
			created_at: iso(context.now()),
			result: '{}',
		})
		.execute()
	const rows = steps.map((step, number) => ({
		change_id: change.id,
		number,
		content: JSON.stringify(step),
	}))
	if (rows.length > 0) await transaction.insertInto('import_rows').values(rows).execute()
	await queueJobs(transaction, context, [{ kind: 'list-change', id: change.id }])
	return { ...change, result: {}, next_at: null }
}

/** The change in progress, or else the latest one; null if there is none. */
export async function current({ db, now }: StoreContext): Promise<ListChange | null> {
	const row = await db.read
		.selectFrom('list_changes')
		.leftJoin('jobs', 'jobs.id', 'list_changes.id')
		.select(columns.map((column) => `list_changes.${column}` as const))
		.select('due_at')
		.orderBy(sql`finished_at is not null`)
		.orderBy('finished_at', 'desc')
		.orderBy('due_at')
		.orderBy('list_changes.id', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (row === undefined) return null
	const { due_at: dueAt, result, ...change } = row
	const isWaiting = dueAt !== null && Date.parse(dueAt) > now()
	return { ...change, result: resultOf(result), next_at: isWaiting ? dueAt : null }
}

/**
 * Ends a change after its current step.
 *
 * @throws Refusal if it has ended or does not exist
 */
export async function stop(context: StoreContext, id: string): Promise<void> {
	await context.db.write(async (transaction) => {
		await transaction
			.updateTable('list_changes')
			.set({ state: 'stopping' })
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			.returning('id')
			.executeTakeFirstOrThrow(() => new Refusal('There is no such change', 'not-found'))
		// Wakes the job, so that a queued change ends at once.
		await queueJobs(transaction, context, [{ kind: 'list-change', id }])
	})
}

/**
 * Does the next step of a change. After the last step, or if an admin has stopped the change, ends it: writes one audit
 * entry, and deletes its payload and rows, which may contain addresses.
 *
 * @returns null if the change has ended
 */
export async function doStep<Options>(
	context: PeopleContext,
	id: string,
	runs: Readonly<Record<ListChangeKind, RunStep<Options>>>,
	options: Options,
): Promise<{ readonly step: Step; readonly isLast: boolean } | null> {
	return await writeWithJournal(context, async (transaction) => {
		const change = await transaction
			.selectFrom('list_changes')
			.select(['kind', 'actor', 'payload', 'done', 'result', 'state'])
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			// Another process waits here until this step is done.
			.forUpdate()
			.executeTakeFirst()
		if (change === undefined) return null
		const rowsOfChange = transaction.selectFrom('import_rows').where('change_id', '=', id)
		const [next, following] =
			change.state === 'running'
				? await rowsOfChange.select(['number', 'content']).orderBy('number').limit(2).execute()
				: []
		const input = next && { id, payload: change.payload, rows: next.content }
		const step = input ? await runs[change.kind](context, transaction, input, options) : nothing
		const isLast = following === undefined
		const { kind, actor } = change
		const done = change.done + step.done
		const result = sumOf(resultOf(change.result), step.result)
		const end = {
			state: change.state === 'running' ? 'done' : 'stopped',
			payload: '',
			finished_at: iso(context.now()),
		} as const
		await transaction
			.updateTable('list_changes')
			.set({ done, result: JSON.stringify(result), ...(isLast && end) })
			.where('id', '=', id)
			.execute()
		await transaction
			.deleteFrom('import_rows')
			.where('change_id', '=', id)
			.$if(!isLast, (query) => query.where('number', '=', next?.number ?? 0))
			.execute()
		const rows = changedRows(kind, done, result)
		if (isLast && rows > 0)
			await appendAuditEntry(transaction, context, actor, auditActions[kind], { rows })
		return { step, isLast }
	})
}

/** The number of rows that a change affected, for the audit log. */
function changedRows(
	kind: ListChangeKind,
	done: number,
	{ kept: _kept, full: _full, ...changed }: Step['result'],
): number {
	if (kind === 'erasure') return done
	return Object.values(changed).reduce((sum, n) => sum + n, 0)
}

function sumOf(one: Step['result'], other: Step['result']): Step['result'] {
	const sum = { ...one }
	for (const [name, n] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + n
	return sum
}

function resultOf(text: string): Record<string, number> {
	const result: Record<string, number> = JSON.parse(text)
	return result
}

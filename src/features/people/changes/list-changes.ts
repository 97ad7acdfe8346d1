import { sql } from 'kysely'
import type { ListChange, ListChangeKind } from '#features/people/messages/list-change.ts'
import type { AuditAction } from '#features/accounts/rules/audit-action.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import { writeWithJournal } from '#platform/journal/erasure-mark.ts'
import { truncateWal } from '#platform/db/truncate-wal.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import { withContext } from '#platform/with-context.ts'

/** An unfinished change. */
export type Unfinished = NonNullable<Awaited<ReturnType<typeof unfinished>>>

/** Does one step of a change. Returns when to continue, in milliseconds since 1970; null if no step is left. */
export type RunStep = (change: Unfinished) => Promise<number | null>

/** The result of a step. */
export type Step = {
	/** The number of people or rows that the step has dealt with. */
	readonly done: number
	/** How many of them had each outcome, by name. */
	readonly result: Readonly<Record<string, number>>
	/** Replaces the payload. */
	readonly payload?: string
}

type NewChange = {
	readonly kind: ListChangeKind
	readonly actor: string
	readonly payload: object
	readonly total: number
	readonly file?: string | null
}

const auditActions = {
	tags: 'tags changed',
	erasure: 'erasure',
	import: 'import',
	undo: 'import undone',
} as const satisfies Record<ListChangeKind, AuditAction>

const columns = ['id', 'kind', 'total', 'done', 'state', 'result'] as const

/** The store of bulk changes. An admin requests a change, and a job carries it out in steps. */
export function createListChangeStore(context: StoreContext) {
	return withContext(context, { current, stop })
}

/** Stores a change and queues its job, in the caller's transaction. */
export async function addListChange(
	transaction: Transaction,
	context: StoreContext,
	{ kind, actor, payload, total, file = null }: NewChange,
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
	await queueJobs(transaction, context, [{ kind: 'list-change', id: change.id }])
	return { ...change, result: {}, next_at: null }
}

/** The change in progress, or else the latest one; null if there is none. */
async function current({ db, now }: StoreContext): Promise<ListChange | null> {
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
async function stop(context: StoreContext, id: string): Promise<void> {
	await context.db.write(async (transaction) => {
		const row = await transaction
			.updateTable('list_changes')
			.set({ state: 'stopping' })
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			.returning('id')
			.executeTakeFirst()
		if (row === undefined) throw new Refusal('There is no such change', 'not-found')
		// Wakes the job, so that a queued change ends at once.
		await queueJobs(transaction, context, [{ kind: 'list-change', id }])
	})
}

/** The change with this id; undefined if there is none or it has finished. */
export async function unfinished({ db }: Pick<StoreContext, 'db'>, id: string) {
	return await db.read
		.selectFrom('list_changes')
		.select([...columns, 'actor', 'payload', 'created_at'])
		.where('id', '=', id)
		.where('finished_at', 'is', null)
		.executeTakeFirst()
}

/**
 * Runs one step of a change, and records its progress in the same transaction. If another process has done this step
 * meanwhile, rolls back.
 */
export async function doStep<Result extends Step>(
	context: Pick<StoreContext, 'db' | 'journal'>,
	change: Unfinished,
	work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
	return await writeWithJournal(context, async (transaction) => {
		const step = await work(transaction)
		const result = { ...resultOf(change.result) }
		for (const [name, n] of Object.entries(step.result)) result[name] = (result[name] ?? 0) + n
		const recorded = await transaction
			.updateTable('list_changes')
			.set({
				done: change.done + step.done,
				result: JSON.stringify(result),
				payload: step.payload ?? change.payload,
			})
			.where('id', '=', change.id)
			.where('done', '=', change.done)
			.where('finished_at', 'is', null)
			.executeTakeFirst()
		if (recorded.numUpdatedRows === 0n) throw new Error('Another process has done this step')
		return step
	})
}

/** Ends a change with one audit entry, and deletes its payload and rows, which may contain addresses. */
export async function finishChange(context: StoreContext, id: string): Promise<void> {
	const { db, now } = context
	await db.write(async (transaction) => {
		const change = await transaction
			.updateTable('list_changes')
			.set({
				state: sql`case state when 'stopping' then 'stopped' else 'done' end`,
				payload: '',
				finished_at: iso(now()),
			})
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			.returning(['actor', 'kind', 'done', 'result'])
			.executeTakeFirst()
		if (change === undefined) return
		await transaction.deleteFrom('import_rows').where('change_id', '=', id).execute()
		const rows = changedRows(change)
		if (rows === 0) return
		await appendAuditEntry(transaction, context, change.actor, auditActions[change.kind], { rows })
	})
	await truncateWal(db)
}

/** The number of rows that a change affected, for the audit log. */
function changedRows({ kind, done, result }: Pick<Unfinished, 'kind' | 'done' | 'result'>): number {
	if (kind === 'erasure') return done
	const { kept: _kept, full: _full, ...changed } = resultOf(result)
	return Object.values(changed).reduce((sum, n) => sum + n, 0)
}

function resultOf(text: string): Record<string, number> {
	const result: Record<string, number> = JSON.parse(text)
	return result
}

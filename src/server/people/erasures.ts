import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { ErasureJob } from '#contract/erasure.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { type StoreContext, iso, newId } from '#server/platform/db/context.ts'
import { pauseMs, rowsPerStep } from '#server/platform/db/in-steps.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { queueJobs } from '#server/platform/jobs/job-queue.ts'
import type { JobHandler } from '#server/platform/jobs/job-runner.ts'
import { setLatestEntry } from '#server/platform/journal/erasure-mark.ts'
import { removeTraces } from '#server/platform/db/remove-traces.ts'
import { withContext } from '#server/platform/with-context.ts'
import type { createRegistrationList } from './registration-list.ts'
import type { Wanted } from './registration-filter.ts'
import { deletePersons, recordInJournal } from './erase-persons.ts'

/** Ids per query, which may scan the whole list. */
const idsPerQuery = 20_000

const columns = ['id', 'total', 'erased', 'state'] as const

type ErasureContext = StoreContext & {
	readonly list: Pick<ReturnType<typeof createRegistrationList>, 'countWanted' | 'ids'>
}

type WorkOptions = {
	readonly isStopping: () => boolean
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

/** The job of an erasure. Resumes where it stopped after a restart. */
export function erasureHandler(
	erasures: Pick<ReturnType<typeof createErasureStore>, 'eraseWanted'>,
	now: () => number,
	deleteMailFiles: WorkOptions['deleteMailFiles'],
): JobHandler {
	return {
		slots: 1,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const isDone = await erasures.eraseWanted(id, { isStopping, deleteMailFiles })
			return isDone ? { end: 'done' } : { end: 'again', at: now() }
		},
	}
}

/** Erasures of all rows that match a filter. An admin requests one, and a job carries it out in steps. */
export function createErasureStore(context: StoreContext, list: ErasureContext['list']) {
	return withContext({ ...context, list }, { request, current, stop, eraseWanted })
}

/** Returns null and stores nothing unless exactly `total` rows match. */
async function request(
	context: ErasureContext,
	wanted: Wanted,
	total: number,
	actor: string,
): Promise<ErasureJob | null> {
	const { db, list, now } = context
	if ((await list.countWanted(wanted)) !== total) return null
	const erasure = { id: newId(context), total, erased: 0, state: 'running' as const }
	const row = { ...erasure, actor, wanted: JSON.stringify(wanted), created_at: iso(now()) }
	await db.write(async (transaction) => {
		// The panel shows only the latest erasure.
		await transaction.deleteFrom('erasures').where('finished_at', 'is not', null).execute()
		await transaction.insertInto('erasures').values(row).execute()
		await queueJobs(transaction, context, [{ kind: 'erasure', id: erasure.id }])
	})
	return erasure
}

/** The current erasure, else the latest one; null if there is none. */
async function current({ db }: ErasureContext): Promise<ErasureJob | null> {
	const row = await db.read
		.selectFrom('erasures')
		.select(columns)
		.orderBy(sql`finished_at is not null`)
		.orderBy(sql`case when finished_at is null then id end`)
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst()
	return row ?? null
}

/** Ends an erasure after its current step. Returns false if it has ended or does not exist. */
async function stop({ db }: ErasureContext, id: string): Promise<boolean> {
	const row = await db.write((transaction) =>
		transaction
			.updateTable('erasures')
			.set({ state: 'stopping' })
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			.returning('id')
			.executeTakeFirst(),
	)
	return row !== undefined
}

/** Carries out an erasure step by step. Returns false if `isStopping` interrupted it. */
async function eraseWanted(
	context: ErasureContext,
	id: string,
	options: WorkOptions,
): Promise<boolean> {
	const { db, list } = context
	let ids: readonly string[] = []
	for (;;) {
		const erasure = await unfinished(db.read, id)
		if (erasure === undefined) return true
		if (options.isStopping()) return false
		const left = erasure.total - erasure.erased
		if (ids.length === 0 && erasure.state === 'running') {
			ids = await list.ids(
				wantedOf(erasure.wanted),
				Math.min(left, idsPerQuery),
				erasure.created_at,
			)
		}
		if (ids.length === 0 || erasure.state !== 'running') {
			await finish(context, id)
			return true
		}
		await eraseStep(context, id, ids.slice(0, Math.min(left, rowsPerStep)), options)
		ids = ids.slice(rowsPerStep)
		await delay(pauseMs)
	}
}

async function eraseStep(
	context: ErasureContext,
	id: string,
	ids: readonly string[],
	{ deleteMailFiles }: WorkOptions,
): Promise<void> {
	const entry = await recordInJournal(context, ids)
	const mails = await context.db.write(async (transaction) => {
		const erased = await deletePersons(transaction, context, ids)
		await setLatestEntry(transaction, entry)
		await transaction
			.updateTable('erasures')
			.set((erasure) => ({ erased: erasure('erased', '+', erased.rows) }))
			.where('id', '=', id)
			.execute()
		return erased.mails
	})
	await deleteMailFiles(mails)
}

/** Ends an erasure with one audit entry, and deletes its filter, which may contain an address. */
async function finish(context: ErasureContext, id: string): Promise<void> {
	const { db, now } = context
	await db.write(async (transaction) => {
		const erasure = await transaction
			.updateTable('erasures')
			.set({
				state: sql`case state when 'stopping' then 'stopped' else 'done' end`,
				wanted: '{}',
				finished_at: iso(now()),
			})
			.where('id', '=', id)
			.where('finished_at', 'is', null)
			.returning(['actor', 'erased'])
			.executeTakeFirst()
		if (erasure === undefined || erasure.erased === 0) return
		await appendAuditEntry(transaction, context, erasure.actor, 'erasure', {
			rows: erasure.erased,
		})
	})
	await removeTraces(db)
}

async function unfinished(reader: Pick<Transaction<Tables>, 'selectFrom'>, id: string) {
	return await reader
		.selectFrom('erasures')
		.select([...columns, 'wanted', 'created_at'])
		.where('id', '=', id)
		.where('finished_at', 'is', null)
		.executeTakeFirst()
}

/** Parses the filter stored by `request`; the route has validated it. */
function wantedOf(text: string): Wanted {
	const wanted: Wanted = JSON.parse(text)
	return wanted
}

import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { ErasureJob } from '#contract/erasure.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { type StoreContext, iso, newId } from '#server/platform/db/context.ts'
import { pauseMs, rowsPerStep } from '#server/platform/db/in-steps.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { queueJobs } from '#server/platform/jobs/job-queue.ts'
import { type JobHandler, renewedLeaseMs } from '#server/platform/jobs/job-runner.ts'
import { setLatestEntry } from '#server/platform/journal/erasure-mark.ts'
import { removeTraces } from '#server/platform/db/remove-traces.ts'
import type { createRegistrationList } from './registration-list.ts'
import type { Wanted } from './registration-filter.ts'
import { deletePersons, recordInJournal } from './erase-persons.ts'

/** Ids per reading, which may pass over the whole list. */
const idsPerReading = 20_000

const columns = ['id', 'total', 'erased', 'state'] as const

type WorkOptions = {
	readonly isStopping: () => boolean
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

/** The job of an erasure: goes on until it is done, also after a restart. */
export function erasureHandler(
	erasures: Pick<ReturnType<typeof createErasureStore>, 'eraseWanted'>,
	now: () => number,
	deleteMailFiles: WorkOptions['deleteMailFiles'],
): JobHandler {
	return {
		slots: 1,
		leaseMs: renewedLeaseMs,
		isNeverGivenUp: true,
		run: async ({ id }, isStopping) => {
			const isDone = await erasures.eraseWanted(id, { isStopping, deleteMailFiles })
			return isDone ? { end: 'done' } : { end: 'again', at: now() }
		},
	}
}

/** Erasures of whole filters: requested by an admin, done in steps by a job. */
export function createErasureStore(
	context: StoreContext,
	list: ReturnType<typeof createRegistrationList>,
) {
	const { db, now } = context

	/** Returns null, and stores nothing, if not exactly `total` people match. */
	async function request(wanted: Wanted, total: number, actor: string): Promise<ErasureJob | null> {
		if ((await list.countWanted(wanted)) !== total) return null
		const erasure = { id: newId(context), total, erased: 0, state: 'running' as const }
		const row = { ...erasure, actor, wanted: JSON.stringify(wanted), created_at: iso(now()) }
		await db.write(async (transaction) => {
			// The panel shows the latest only.
			await transaction.deleteFrom('erasures').where('finished_at', 'is not', null).execute()
			await transaction.insertInto('erasures').values(row).execute()
			await queueJobs(transaction, context, [{ kind: 'erasure', id: erasure.id }])
		})
		return erasure
	}

	/** The erasure that is under way, else the last one; null if there was none. */
	async function current(): Promise<ErasureJob | null> {
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

	/** Ends an erasure after the step that is under way. Returns false if it has ended or never was. */
	async function stop(id: string): Promise<boolean> {
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

	/** Carries out an erasure. Returns false if it was interrupted and has to go on. */
	async function eraseWanted(id: string, options: WorkOptions): Promise<boolean> {
		let ids: readonly string[] = []
		for (;;) {
			const erasure = await unfinished(db.read, id)
			if (erasure === undefined) return true
			if (options.isStopping()) return false
			const left = erasure.total - erasure.erased
			if (ids.length === 0 && erasure.state === 'running') {
				ids = await list.ids(
					wantedOf(erasure.wanted),
					Math.min(left, idsPerReading),
					erasure.created_at,
				)
			}
			if (ids.length === 0 || erasure.state !== 'running') {
				await finish(id)
				return true
			}
			await eraseStep(id, ids.slice(0, Math.min(left, rowsPerStep)), options)
			ids = ids.slice(rowsPerStep)
			await delay(pauseMs)
		}
	}

	async function eraseStep(
		id: string,
		ids: readonly string[],
		{ deleteMailFiles }: WorkOptions,
	): Promise<void> {
		const entry = await recordInJournal(context, ids)
		const mails = await db.write(async (transaction) => {
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

	/** Ends an erasure, with one entry in the audit log. What was searched for may be an address, and is forgotten. */
	async function finish(id: string): Promise<void> {
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

	return { request, current, stop, eraseWanted }
}

async function unfinished(reader: Pick<Transaction<Tables>, 'selectFrom'>, id: string) {
	return await reader
		.selectFrom('erasures')
		.select([...columns, 'wanted', 'created_at'])
		.where('id', '=', id)
		.where('finished_at', 'is', null)
		.executeTakeFirst()
}

/** Stored by `request`, after its contract has checked it. */
function wantedOf(text: string): Wanted {
	const wanted: Wanted = JSON.parse(text)
	return wanted
}

import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { ErasureJob } from '#contract/erasure.ts'
import { appendAuditEntry } from '#server/platform/audit.ts'
import { type StoreContext, iso, newId } from '#server/platform/db/context.ts'
import { setLatestEntry } from '#server/retention/erasure-mark.ts'
import { pauseMs, rowsPerStep } from '#server/platform/db/in-steps.ts'
import type { createRegistrationList } from './registration-list.ts'
import type { Wanted } from './registration-filter.ts'
import { deleteRegistrations, recordInJournal } from './registrations.ts'
import { removeTraces } from '#server/retention/remove-traces.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A dead process's erasure goes on in another one after this time. */
export const erasureLeaseMs = 30_000

/** Ids per reading, which may pass over the whole list. */
const idsPerReading = 20_000

const columns = ['id', 'total', 'erased', 'state'] as const

type WorkOptions = {
	/** Tells processes apart. */
	readonly owner: string
	readonly isStopping: () => boolean
	readonly deleteMailFiles: (ids: readonly string[]) => Promise<void>
}

/** Erasures of whole filters: requested by an admin, done in steps by one process at a time. */
export function createErasureJobStore(
	context: StoreContext,
	list: ReturnType<typeof createRegistrationList>,
) {
	const { db, now } = context

	/** Returns null, and stores nothing, if not exactly `total` registrations match. */
	async function request(wanted: Wanted, total: number, actor: string): Promise<ErasureJob | null> {
		if ((await list.countWanted(wanted)) !== total) return null
		const job = { id: newId(context), total, erased: 0, state: 'running' as const }
		const row = { ...job, actor, wanted: JSON.stringify(wanted), created_at: iso(now()) }
		await db.write(async (transaction) => {
			// The panel shows the latest only.
			await transaction.deleteFrom('erasure_jobs').where('finished_at', 'is not', null).execute()
			await transaction.insertInto('erasure_jobs').values(row).execute()
		})
		return job
	}

	/** The erasure that is under way, else the last one; null if there was none. */
	async function current(): Promise<ErasureJob | null> {
		const row = await db.read
			.selectFrom('erasure_jobs')
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
				.updateTable('erasure_jobs')
				.set({ state: 'stopping' })
				.where('id', '=', id)
				.where('finished_at', 'is', null)
				.returning('id')
				.executeTakeFirst(),
		)
		return row !== undefined
	}

	/**
	 * Carries out the requested erasures until none is left. If the process ends before that, another process or the next
	 * start continues.
	 */
	async function work(options: WorkOptions): Promise<void> {
		while (!options.isStopping()) {
			const id = await claim(options.owner)
			if (id === null) return
			await eraseWanted(id, options)
		}
	}

	async function claim(owner: string): Promise<string | null> {
		return await db.write(async (transaction) => {
			const due = transaction
				.selectFrom('erasure_jobs')
				.select('id')
				.where('finished_at', 'is', null)
				.where((job) =>
					job.or([job('lease_until', 'is', null), job('lease_until', '<', iso(now()))]),
				)
				.orderBy('id')
				.limit(1)
				.$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked())
			const row = await transaction
				.updateTable('erasure_jobs')
				.set({ leased_by: owner, lease_until: iso(now() + erasureLeaseMs) })
				.where('id', '=', due)
				.returning('id')
				.executeTakeFirst()
			return row?.id ?? null
		})
	}

	async function eraseWanted(id: string, options: WorkOptions): Promise<void> {
		let ids: readonly string[] = []
		for (;;) {
			const job = await db.write((transaction) => renew(transaction, id, options.owner))
			if (job === null) return
			if (options.isStopping()) return await release(id, options.owner)
			const left = job.total - job.erased
			if (ids.length === 0 && job.state === 'running') {
				ids = await list.ids(wantedOf(job.wanted), Math.min(left, idsPerReading), job.created_at)
			}
			if (ids.length === 0 || job.state !== 'running') return await finish(id, options.owner)
			if (!(await eraseStep(id, ids.slice(0, Math.min(left, rowsPerStep)), options))) return
			ids = ids.slice(rowsPerStep)
			await delay(pauseMs)
		}
	}

	/** Returns false if another process has taken over. */
	async function eraseStep(
		id: string,
		ids: readonly string[],
		{ owner, deleteMailFiles }: WorkOptions,
	): Promise<boolean> {
		const entry = await recordInJournal(context, ids)
		const mails = await db.write(async (transaction) => {
			if ((await renew(transaction, id, owner)) === null) return null
			const erased = await deleteRegistrations(transaction, context, ids)
			await setLatestEntry(transaction, entry)
			await transaction
				.updateTable('erasure_jobs')
				.set((job) => ({ erased: job('erased', '+', erased.rows) }))
				.where('id', '=', id)
				.execute()
			return erased.mails
		})
		if (mails !== null) await deleteMailFiles(mails)
		return mails !== null
	}

	/** Prolongs the lease, which also keeps the row from others until the transaction ends. */
	async function renew(transaction: Transaction<Tables>, id: string, owner: string) {
		const row = await transaction
			.updateTable('erasure_jobs')
			.set({ lease_until: iso(now() + erasureLeaseMs) })
			.where('id', '=', id)
			.where('leased_by', '=', owner)
			.where('finished_at', 'is', null)
			.returning([...columns, 'wanted', 'created_at'])
			.executeTakeFirst()
		return row ?? null
	}

	async function release(id: string, owner: string): Promise<void> {
		await db.write((transaction) =>
			transaction
				.updateTable('erasure_jobs')
				.set({ leased_by: null, lease_until: null })
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.execute(),
		)
	}

	/** Ends an erasure, with one entry in the audit log. What was searched for may be an address, and is forgotten. */
	async function finish(id: string, owner: string): Promise<void> {
		await db.write(async (transaction) => {
			const job = await transaction
				.updateTable('erasure_jobs')
				.set({
					state: sql`case state when 'stopping' then 'stopped' else 'done' end`,
					wanted: '{}',
					finished_at: iso(now()),
				})
				.where('id', '=', id)
				.where('leased_by', '=', owner)
				.where('finished_at', 'is', null)
				.returning(['actor', 'erased'])
				.executeTakeFirst()
			if (job === undefined || job.erased === 0) return
			await appendAuditEntry(transaction, context, job.actor, 'erasure', { rows: job.erased })
		})
		await removeTraces(db)
	}

	return { request, current, stop, work }
}

/** Stored by `request`, after its contract has checked it. */
function wantedOf(text: string): Wanted {
	const wanted: Wanted = JSON.parse(text)
	return wanted
}

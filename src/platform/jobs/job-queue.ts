import { type Insertable, sql } from 'kysely'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { JobKind, Tables, Transaction } from '#platform/db/tables.ts'

export type Job = {
	readonly id: string
	readonly kind: JobKind
	/** The person the job is about; null if it is about nobody. */
	readonly personId: string | null
	/** Input of the handler; its format depends on the kind. */
	readonly payload: string
	/** ISO 8601. */
	readonly createdAt: string
	/** Error code of the last failed attempt; null if none failed. */
	readonly failure: string | null
	/** Attempts since the last success, including the current one. */
	readonly tries: number
}

/** The other columns have defaults. */
type NewJob = {
	readonly kind: JobKind
	/** Defaults to a new id. Queueing an existing id makes that job due again instead of adding one. */
	readonly id?: string
	readonly personId?: string
	readonly payload?: string
	/** In milliseconds since 1970; defaults to now. */
	readonly dueAt?: number
}

/** How long a lease lasts without renewal. After that the process counts as dead, and another one runs the job. */
export const jobLeaseMs = 60_000

/** Free slots per kind. */
type Vacancy = { readonly kind: JobKind; readonly slots: number }

/** Records the result of a finished job in the transaction that deletes the job. */
export type RecordDone = (transaction: Transaction) => Promise<unknown>

const queueing = new WeakSet<Transaction>()

/** Makes this process run due jobs right after the COMMIT of a transaction that has made a job due. */
export function runAfterCommit(transaction: Transaction): void {
	queueing.add(transaction)
}

function jobRow(
	context: Pick<StoreContext, 'now' | 'random'>,
	{ kind, id = newId(context), personId, payload = '', dueAt }: NewJob,
): Insertable<Tables['jobs']> {
	const time = context.now()
	return {
		id,
		kind,
		person_id: personId ?? null,
		payload,
		created_at: iso(time),
		due_at: iso(dueAt ?? time),
		tries: 0,
	}
}

/**
 * Queues jobs in the transaction of the change that causes them. A job with the same id gets the new time and payload;
 * if it is running, it runs again afterwards.
 */
export async function queueJobs(
	transaction: Transaction,
	context: Pick<StoreContext, 'now' | 'random'>,
	jobs: readonly NewJob[],
): Promise<void> {
	if (jobs.length === 0) return
	runAfterCommit(transaction)
	await transaction
		.insertInto('jobs')
		.values(jobs.map((job) => jobRow(context, job)))
		.onConflict((conflict) =>
			conflict.column('id').doUpdateSet({
				due_at: sql`excluded.due_at`,
				payload: sql`excluded.payload`,
				// A process that is running the job can then no longer finish it; other processes still wait for the lease to
				// end.
				leased_by: null,
			}),
		)
		.execute()
}

/** If a job was queued again while it ran, ends its lease, so that it can run again. */
async function release(transaction: Transaction, { id }: Job): Promise<void> {
	await transaction
		.updateTable('jobs')
		.set({ leased_until: null })
		.where('id', '=', id)
		.where('leased_by', 'is', null)
		.execute()
}

/**
 * The queue of jobs in a database, shared by all its processes. An instance leases and finishes jobs for one process.
 */
export class JobQueue {
	/** The database. Its `write` calls `onQueued` after the COMMIT of a transaction that has queued jobs. */
	readonly db: Database
	onQueued: () => void = () => {}
	readonly #context: Pick<StoreContext, 'db' | 'now' | 'random'>
	readonly #process: string

	constructor(context: Pick<StoreContext, 'db' | 'now' | 'random'>) {
		const { db } = context
		this.db = {
			...db,
			write: async (work) => {
				let isQueued = false
				const result = await db.write(async (transaction) => {
					const done = await work(transaction)
					isQueued = queueing.has(transaction)
					return done
				})
				if (isQueued) this.onQueued()
				return result
			},
		}
		this.#context = { ...context, db: this.db }
		this.#process = newId(context)
	}

	/** Makes existing jobs due now. */
	async addRepeating(kinds: readonly JobKind[]): Promise<void> {
		if (kinds.length === 0) return
		const rows = kinds.map((kind) => jobRow(this.#context, { kind, id: kind }))
		await this.#context.db.write((transaction) =>
			transaction
				.insertInto('jobs')
				.values(rows)
				.onConflict((conflict) =>
					conflict.column('id').doUpdateSet({ due_at: sql`excluded.due_at` }),
				)
				.execute(),
		)
	}

	/**
	 * Releases all leases, so that jobs of a killed process run at once. Call it only if no other process can be running,
	 * as on SQLite.
	 */
	async releaseAll(): Promise<void> {
		await this.#context.db.write((writer) =>
			writer
				.updateTable('jobs')
				.set({ leased_by: null, leased_until: null })
				.where('leased_until', 'is not', null)
				.execute(),
		)
	}

	/**
	 * Leases due jobs: for each kind, in the order of `vacancies`, at most `slots` jobs, those due longest first.
	 *
	 * @param running ids of the jobs that run in this process: not leased again, even if their leases expired while it was suspended
	 */
	async claim(
		vacancies: readonly Vacancy[],
		running: readonly string[] = [],
	): Promise<readonly Job[]> {
		const { db, now } = this.#context
		const time = now()
		const isIdle = running.length === 0 ? sql`` : sql`and id not in (${sql.join(running)})`
		const due = vacancies.map(
			({ kind, slots }) => sql`select * from (
				select id from jobs
				where kind = ${kind} and failed_at is null and due_at <= ${iso(time)}
					and (leased_until is null or leased_until <= ${iso(time)}) ${isIdle}
				order by due_at limit ${sql.lit(slots)}
				${db.kind === 'postgres' ? sql`for update skip locked` : sql``}
			) as ${sql.ref(`due_${kind}`)}`,
		)
		// Materialized, because with the statistics of a drained queue PostgreSQL would run the subquery once per job and
		// lease all jobs.
		const rows = await db.write((writer) =>
			sql<Job>`
				with due as materialized (${sql.join(due, sql` union all `)})
				update jobs set leased_by = ${this.#process}, leased_until = ${iso(time + jobLeaseMs)}, tries = tries + 1
				from due where jobs.id = due.id
				returning jobs.id as id, kind, person_id as "personId", payload, created_at as "createdAt",
					failure, tries
			`.execute(writer),
		)
		return rows.rows
	}

	/** Renews the leases of these jobs. Returns the ids of the jobs whose lease this process still holds. */
	async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
		const { db, now } = this.#context
		const rows = await db.write((writer) =>
			writer
				.updateTable('jobs')
				.set({ leased_until: iso(now() + jobLeaseMs) })
				.where('id', 'in', ids)
				.where('leased_by', '=', this.#process)
				.returning('id')
				.execute(),
		)
		return new Set(rows.map(({ id }) => id))
	}

	/**
	 * Deletes a finished job and records its result in one transaction: if the process is killed before its COMMIT, the
	 * job runs again. Keeps a job that was queued again while it ran.
	 */
	async finish(job: Job, record?: RecordDone): Promise<void> {
		await this.#context.db.write(async (transaction) => {
			const { numDeletedRows } = await transaction
				.deleteFrom('jobs')
				.where('id', '=', job.id)
				.where('leased_by', '=', this.#process)
				.executeTakeFirst()
			if (numDeletedRows > 0n) await record?.(transaction)
			else await release(transaction, job)
		})
	}

	/**
	 * Ends the lease of an unfinished job. A job that was queued again while it ran keeps its new time.
	 *
	 * @param next `dueAt`: when the job is due, in milliseconds since 1970. `code`: the error code of a failed attempt;
	 *   without it the attempt does not count. `payload`: replaces the payload.
	 */
	async putBack(
		job: Job,
		{
			dueAt,
			code,
			payload = job.payload,
		}: { readonly dueAt: number; readonly code?: string; readonly payload?: string },
	): Promise<void> {
		const attempt = code === undefined ? { tries: 0 } : { failure: code }
		await this.#context.db.write(async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable('jobs')
				.set({ leased_by: null, leased_until: null, due_at: iso(dueAt), payload, ...attempt })
				.where('id', '=', job.id)
				.where('leased_by', '=', this.#process)
				.executeTakeFirst()
			if (numUpdatedRows === 0n) await release(transaction, job)
		})
	}

	/**
	 * Gives up a job: keeps it as failed if there is a `record`, otherwise deletes it. Does nothing if this process has
	 * lost the lease.
	 *
	 * @param record records the failure in the same transaction
	 */
	async giveUp(
		job: Job,
		code: string,
		record?: (transaction: Transaction) => Promise<void>,
	): Promise<void> {
		const { db, now } = this.#context
		await db.write(async (transaction) => {
			const failed = await transaction
				.updateTable('jobs')
				.set({ failed_at: iso(now()), failure: code, leased_by: null, leased_until: null })
				.where('id', '=', job.id)
				.where('leased_by', '=', this.#process)
				.returning('id')
				.executeTakeFirst()
			if (failed === undefined) return
			if (record) await record(transaction)
			else await transaction.deleteFrom('jobs').where('id', '=', job.id).execute()
		})
	}
}

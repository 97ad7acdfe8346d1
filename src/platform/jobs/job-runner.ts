import { nextAttemptAt, maxAttempts } from './retry-policy.ts'
import { isDatabaseUnavailable } from '#platform/db/database.ts'
import type { JobKind, Transaction } from '#platform/db/tables.ts'
import { errorDetails } from '#platform/log/error-details.ts'
import { inBackground } from '#platform/log/in-background.ts'
import type { Job, JobQueue, RecordDone } from './job-queue.ts'
import { retryWhileUnavailable } from '#platform/db/retry-while.ts'

/** The log must not receive email addresses, nor text from other servers. */
export type WorkLog = {
	readonly warn: (details: object, message: string) => void
}

export type JobResult =
	| {
			readonly end: 'done'
			readonly record?: RecordDone
	  }
	| {
			readonly end: 'again'
			/** When the job runs again, in milliseconds since 1970. */
			readonly at: number
			/** Replaces the payload. */
			readonly payload?: string
	  }
	| {
			readonly end: 'failed'
			/** An error code; never text from another server. */
			readonly code: string
			/** Whether to give up at once, because a retry would fail too. */
			readonly isFinal?: boolean
	  }

export type JobHandler = {
	/** How many jobs of the kind run concurrently in a process. */
	readonly slots: number
	/** The interval of a repeating job; unset for queued jobs. */
	readonly everyMs?: number
	/** Whether one failure makes all jobs of the kind wait for the next poll. */
	readonly failsTogether?: boolean
	/** Whether jobs are retried until they succeed. */
	readonly isNeverGivenUp?: boolean
	/**
	 * Runs a job. A job may run twice if the process is killed. A thrown error counts as a failed attempt.
	 *
	 * @param isStopping whether to return early with `again`, because the process stops or has lost the lease
	 */
	readonly run: (job: Job, isStopping: () => boolean) => Promise<JobResult>
	/**
	 * Records that a job is given up, in the transaction that marks the job as failed. Without this function, a job that
	 * is given up is deleted.
	 */
	readonly recordFailure?: (transaction: Transaction, job: Job, code: string) => Promise<void>
}

/** The handlers by kind, in the order in which the jobs of the kinds are claimed. */
export type JobHandlers = { readonly [kind in JobKind]?: JobHandler }

type RunnerOptions = {
	readonly queue: JobQueue
	readonly now: () => number
	/** Returns a number from 0 to 1, for the jitter of retries. */
	readonly random: () => number
	readonly log: WorkLog
	readonly pollMs?: number
	readonly renewMs?: number
}

const renewalFailure = 'The leases of jobs could not be renewed; retrying'

/** Creates a handler that repeats its work every `everyMs` milliseconds, in one process at a time. */
export function repeating(
	everyMs: number,
	now: () => number,
	work: (isStopping: () => boolean) => Promise<unknown>,
): JobHandler {
	return {
		slots: 1,
		everyMs,
		isNeverGivenUp: true,
		run: async (_job, isStopping) => {
			await work(isStopping)
			return { end: 'again', at: now() + everyMs }
		},
	}
}

/**
 * Runs due jobs of all kinds that have a handler. Jobs queued by this process start at once, those of other processes
 * within ten seconds.
 */
export class JobRunner {
	readonly #handlers: ReadonlyMap<JobKind, JobHandler>
	readonly #options: Required<RunnerOptions>
	readonly #running = new Map<string, { readonly kind: JobKind; readonly lost: AbortController }>()
	/** Kinds whose jobs wait for the next poll, because one of them failed (`failsTogether`). */
	readonly #waiting = new Set<JobKind>()
	readonly #ended = new Set<Promise<void>>()
	#timers: readonly NodeJS.Timeout[] = []
	#claiming: Promise<void> | null = null
	/** Whether jobs may have become due since the last claim. */
	#isWoken = false
	#isStopping = false

	constructor(handlers: JobHandlers, options: RunnerOptions) {
		// oxlint-disable-next-line no-unsafe-type-assertion -- Its type has no other keys.
		this.#handlers = new Map(Object.entries(handlers) as [JobKind, JobHandler][])
		this.#options = { pollMs: 10_000, renewMs: 5_000, ...options }
	}

	/**
	 * Adds the repeating jobs to the queue, and starts to run due jobs. Rejects if the repeating jobs cannot be added.
	 */
	async start(): Promise<void> {
		const { queue, log, pollMs, renewMs } = this.#options
		queue.onQueued = this.wake
		await queue.addRepeating(
			[...this.#handlers].filter(([, { everyMs }]) => everyMs !== undefined).map(([kind]) => kind),
		)
		this.#timers = [
			setInterval(() => {
				this.#waiting.clear()
				this.wake()
			}, pollMs),
			setInterval(() => inBackground(this.#renew(), log, renewalFailure), renewMs),
		]
		this.wake()
	}

	/** Claims due jobs now. */
	readonly wake = (): void => {
		this.#isWoken = true
		this.#claiming ??= this.#claimDue().finally(() => {
			this.#claiming = null
			// A call of `wake` during this claim did not start another claim.
			if (this.#isWoken) this.wake()
		})
	}

	/** Runs all due jobs, including jobs queued by them. Resolves when none is due. */
	async runDue(): Promise<void> {
		this.#waiting.clear()
		this.wake()
		while (this.#claiming !== null || this.#ended.size > 0) {
			await this.#claiming
			await Promise.all(this.#ended)
		}
	}

	/** Resolves when running jobs have finished or were put back. */
	async stop(): Promise<void> {
		this.#isStopping = true
		for (const timer of this.#timers) clearInterval(timer)
		await this.#claiming
		await Promise.all(this.#ended)
	}

	async #claimDue(): Promise<void> {
		const { queue, log } = this.#options
		while (this.#isWoken) {
			this.#isWoken = false
			const vacancies = this.#vacancies()
			if (vacancies.length === 0) return
			try {
				const jobs = await queue.claim(vacancies, [...this.#running.keys()])
				for (const job of jobs) this.#begin(job)
			} catch (error) {
				log.warn(errorDetails(error), 'Jobs cannot be read; retrying')
			}
		}
	}

	#vacancies() {
		if (this.#isStopping) return []
		const running = [...this.#running.values()]
		return [...this.#handlers].flatMap(([kind, { slots }]) => {
			const free = slots - running.filter((each) => each.kind === kind).length
			return free > 0 && !this.#waiting.has(kind) ? [{ kind, slots: free }] : []
		})
	}

	#begin(job: Job): void {
		const handler = this.#handlers.get(job.kind)
		if (handler === undefined) return
		const lost = new AbortController()
		this.#running.set(job.id, { kind: job.kind, lost })
		const ended = this.#run(job, handler, () => this.#isStopping || lost.signal.aborted).finally(
			() => {
				this.#running.delete(job.id)
				this.#ended.delete(ended)
				// Another job can use the free slot, and the job that has ended may have been queued again.
				this.wake()
			},
		)
		this.#ended.add(ended)
	}

	async #run(job: Job, handler: JobHandler, isStopping: () => boolean): Promise<void> {
		try {
			const result = await handler.run(job, isStopping).catch((error) => this.#failure(error))
			await retryWhileUnavailable(() => this.#end(job, handler, result))
		} catch (error) {
			const details = { job: job.id, kind: job.kind, ...errorDetails(error) }
			this.#options.log.warn(details, 'The end of a job could not be recorded; it will run again')
		}
	}

	async #end(job: Job, handler: JobHandler, result: JobResult | FailedResult) {
		const { queue } = this.#options
		if (result.end === 'done') await queue.finish(job, result.record)
		else if (result.end === 'again') {
			const { at: dueAt, payload } = result
			await queue.putBack(job, { dueAt, ...(payload !== undefined && { payload }) })
		} else await this.#fail(job, handler, result)
	}

	async #fail(
		job: Job,
		handler: JobHandler,
		{ code, isFinal = false, details = { code } }: FailedResult,
	): Promise<void> {
		const { queue, log, now, random } = this.#options
		const tries = handler.isNeverGivenUp ? Math.min(job.tries, maxAttempts - 1) : job.tries
		const dueAt = isFinal ? null : nextAttemptAt(tries, now(), random())
		if (handler.failsTogether) this.#waiting.add(job.kind)
		if (dueAt === null) {
			const { recordFailure } = handler
			await queue.giveUp(
				job,
				code,
				recordFailure && ((transaction) => recordFailure(transaction, job, code)),
			)
		} else {
			const limit = now() + (handler.everyMs ?? Infinity)
			await queue.putBack(job, { dueAt: Math.min(dueAt, limit), code })
		}
		log.warn(
			{ job: job.id, kind: job.kind, tries: job.tries, ...details },
			dueAt === null ? 'A job failed and was given up' : 'A job failed and will be retried',
		)
	}

	/** The result of a job that threw an error. An unavailable database does not count as a failed attempt. */
	#failure(error: unknown): FailedResult | AgainResult {
		const { log, now, pollMs } = this.#options
		if (!isDatabaseUnavailable(error)) {
			return { end: 'failed', code: 'UNEXPECTED', details: errorDetails(error) }
		}
		log.warn(errorDetails(error), 'A job cannot reach the database and will be retried')
		return { end: 'again', at: now() + pollMs }
	}

	/** Renews the leases of running jobs every five seconds. Tells jobs that have lost their lease to stop. */
	async #renew(): Promise<void> {
		if (this.#running.size === 0) return
		const jobs = [...this.#running]
		const kept = await this.#options.queue.renew(jobs.map(([id]) => id))
		for (const [id, { lost }] of jobs) if (!kept.has(id)) lost.abort()
	}
}

type AgainResult = Extract<JobResult, { readonly end: 'again' }>

type FailedResult = Extract<JobResult, { readonly end: 'failed' }> & {
	/** Logged instead of the code. */
	readonly details?: object
}

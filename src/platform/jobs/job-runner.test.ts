import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { maxAttempts } from '#platform/jobs/retry-policy.ts'
import { iso, newId, systemClockAndRandom } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { eventually } from '#testing/eventually.ts'
import { type TestDatabase, databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { JobQueue, jobLeaseMs, queueJobs } from './job-queue.ts'
import { type JobHandler, type JobHandlers, JobRunner, repeating } from './job-runner.ts'

const minuteMs = 60_000

describe.each(databases)('$kind', (kind) => {
	test('due jobs run and are deleted', async () => {
		const { queue, runner, left } = await newJobs(kind)
		await queue([{ payload: 'one' }, { payload: 'two' }])
		const seen: string[] = []
		await runner({ webhook: handler(async ({ payload }) => void seen.push(payload)) }).runDue()
		expect(seen.toSorted()).toEqual(['one', 'two'])
		expect(await left()).toEqual([])
	})

	test('two processes never run a job twice, and each runs at most `slots` jobs of a kind at a time', async () => {
		const { queue, runner } = await newJobs(kind)
		await queue(Array.from({ length: 40 }, (_, index) => ({ payload: String(index) })))
		const seen: string[] = []
		let running = 0
		let most = 0
		const webhook = handler(
			async ({ payload }) => {
				most = Math.max(most, (running += 1))
				seen.push(payload)
				await new Promise((resolve) => setImmediate(resolve))
				running -= 1
			},
			{ slots: 3 },
		)
		await Promise.all([runner({ webhook }).runDue(), runner({ webhook }).runDue()])
		expect(new Set(seen).size).toBe(40)
		expect(seen).toHaveLength(40)
		expect(most).toBeLessThanOrEqual(6)
	})

	test('a long job does not delay jobs of other kinds', async () => {
		const { queue, runner, left } = await newJobs(kind)
		const { promise: isDelivered, resolve: deliver } = Promise.withResolvers<void>()
		await queue([{ kind: 'letter' }, { kind: 'confirmation' }])
		const jobs = runner({
			letter: handler(async () => await isDelivered),
			confirmation: handler(async () => deliver()),
		})
		await jobs.runDue()
		expect(await left()).toEqual([])
	})

	test('a failed job is retried after a minute and given up after the last attempt', async () => {
		const { queue, runner, left, clock, log } = await newJobs(kind)
		await queue([{}])
		const webhook = {
			...handler(async () => {}),
			run: async () => ({ end: 'failed', code: '503' }) as const,
		}
		const jobs = runner({ webhook })
		await jobs.runDue()
		expect(await left()).toMatchObject([{ tries: 1, failure: '503' }])
		clock.advance(minuteMs - 1)
		await jobs.runDue()
		expect(await left()).toMatchObject([{ tries: 1 }])
		clock.advance(1)
		await jobs.runDue()
		expect(await left()).toMatchObject([{ tries: 2 }])
		for (let tries = 2; tries < maxAttempts; tries += 1) {
			clock.advance(24 * 60 * minuteMs)
			await jobs.runDue()
		}
		expect(await left()).toEqual([])
		expect(log.at(-1)).toMatchObject({
			details: { kind: 'webhook', tries: maxAttempts, code: '503' },
			message: 'A job failed and was given up',
		})
	})

	test('a job of a kind that is never given up is retried indefinitely, and its errors are logged with name and stack locations', async () => {
		const { queue, runner, left, clock, log } = await newJobs(kind)
		await queue([{ kind: 'list-change' }])
		const change = handler(
			async () => {
				throw new RangeError('ada@example.com')
			},
			{ isNeverGivenUp: true },
		)
		const jobs = runner({ 'list-change': change })
		for (let tries = 0; tries < maxAttempts + 3; tries += 1) {
			await jobs.runDue()
			clock.advance(24 * 60 * minuteMs)
		}
		expect(await left()).toMatchObject([{ tries: maxAttempts + 3 }])
		expect(log[0]?.details).toMatchObject({ kind: 'list-change', name: 'RangeError' })
		expect(JSON.stringify(log[0])).toContain('job-runner.test.ts')
		expect(JSON.stringify(log)).not.toContain('@example.com')
	})

	test('a finished job records its result unless it has lost its lease', async () => {
		const { queue, runner, db, clock } = await newJobs(kind)
		await queue([{ personId: 'p1' }])
		const { promise: isTaken, resolve: take } = Promise.withResolvers<void>()
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const late = recordingHandler('late')
		const slow = runner({
			webhook: {
				...late,
				run: async (job, isStopping) => {
					begin()
					await isTaken
					return await late.run(job, isStopping)
				},
			},
		}).runDue()
		await hasBegun
		clock.advance(jobLeaseMs + 1)
		await runner({ webhook: recordingHandler('second') }).runDue()
		take()
		await slow
		const names = await db.read.selectFrom('installation').select('name').execute()
		expect(names.map(({ name }) => name).filter((name) => /late|second/.test(name))).toEqual([
			'second',
		])
	})

	test('a job that a killed process was running is run by another process once its lease has expired', async () => {
		const { queue, runner, otherProcess, clock } = await newJobs(kind)
		await queue([{}])
		await otherProcess.claim([{ kind: 'webhook', slots: 1 }])
		let runs = 0
		const jobs = runner({ webhook: handler(async () => void (runs += 1)) })
		await jobs.runDue()
		expect(runs).toBe(0)
		clock.advance(jobLeaseMs + 1)
		await jobs.runDue()
		expect(runs).toBe(1)
	})

	test('a process renews the lease of its slow job, so that no other process runs the job', async () => {
		const { db, queue, runner, otherProcess, clock } = await newJobs(kind)
		await queue([{}])
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
		let runs = 0
		const webhook = handler(async () => {
			runs += 1
			begin()
			await mayFinish
		})
		const jobs = runner({ webhook }, 5)
		await jobs.start()
		await hasBegun
		for (let turn = 0; turn < 3; turn += 1) {
			clock.advance(jobLeaseMs - 1)
			await eventually(async () => {
				const row = await db.read.selectFrom('jobs').select('leased_until').executeTakeFirst()
				expect(row?.leased_until).toBe(iso(clock.now() + jobLeaseMs))
			}, 10_000)
			expect(await otherProcess.claim([{ kind: 'webhook', slots: 1 }])).toEqual([])
		}
		finish()
		await jobs.stop()
		expect(runs).toBe(1)
	})

	test('a process that was suspended for longer than a lease does not run its own job a second time', async () => {
		const { queue, runner, clock } = await newJobs(kind)
		await queue([{}])
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
		let runs = 0
		const webhook = handler(
			async () => {
				runs += 1
				begin()
				await mayFinish
			},
			{ slots: 2 },
		)
		const jobs = runner({ webhook })
		const done = jobs.runDue()
		await hasBegun
		clock.advance(2 * jobLeaseMs)
		await queue([{}])
		jobs.wake()
		await eventually(() => expect(runs).toBe(2))
		finish()
		await done
		expect(runs).toBe(2)
	})

	test('a queued job starts after the COMMIT of its transaction, not after a rollback', async () => {
		const { context, runner, queueIn, left } = await newJobs(kind)
		const queue = new JobQueue(context)
		const { promise: hasRun, resolve: run } = Promise.withResolvers<string>()
		const jobs = runner({ webhook: handler(async ({ payload }) => run(payload)) }, 1_000_000, queue)
		await jobs.start()
		await jobs.runDue()
		const failing = queue.db.write(async (transaction) => {
			await queueIn(transaction, [{ payload: 'lost' }])
			throw new Error('Fails')
		})
		await expect(failing).rejects.toThrow('Fails')
		await queue.db.write(async (transaction) => await queueIn(transaction, [{ payload: 'kept' }]))
		expect(await hasRun).toBe('kept')
		await jobs.stop()
		expect(await left()).toEqual([])
	})

	test('a job that is queued again during its run is run once more', async () => {
		const { queue, runner, left } = await newJobs(kind)
		await queue([{ id: 'l1', kind: 'letter' }])
		let runs = 0
		const letter = handler(async () => {
			runs += 1
			if (runs === 1) await queue([{ id: 'l1', kind: 'letter' }])
		})
		await runner({ letter }).runDue()
		expect(runs).toBe(2)
		expect(await left()).toEqual([])
	})

	test('after a job of a kind with `failsTogether` has failed, the other jobs of that kind wait for the next poll', async () => {
		const { queue, runner } = await newJobs(kind)
		await queue([{}, {}, {}])
		let runs = 0
		const webhook: JobHandler = {
			slots: 1,
			failsTogether: true,
			run: async () => {
				runs += 1
				return { end: 'failed', code: 'ECONNREFUSED' }
			},
		}
		const jobs = runner({ webhook })
		await jobs.runDue()
		expect(runs).toBe(1)
		await jobs.runDue()
		expect(runs).toBe(2)
	})

	test('a repeating job runs when each process starts, and after its interval in only one of the processes', async () => {
		const { runner, clock } = await newJobs(kind)
		let runs = 0
		const retention = repeating(60 * minuteMs, clock.now, async () => void (runs += 1))
		const started = [runner({ retention }), runner({ retention })]
		onTestFinished(async () => void (await Promise.all(started.map((each) => each.stop()))))
		for (const [before, each] of started.entries()) {
			await each.start()
			await eventually(() => expect(runs).toBe(before + 1))
		}
		for (const each of started) await each.runDue()
		expect(runs).toBe(2)
		clock.advance(60 * minuteMs)
		for (const each of started) await each.runDue()
		expect(runs).toBe(3)
	})

	test('a stopping runner finishes the running job and starts no other', async () => {
		const { queue, runner, left } = await newJobs(kind)
		await queue([{}, {}])
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
		const jobs = runner({
			webhook: handler(async () => {
				begin()
				await mayFinish
			}),
		})
		jobs.wake()
		await hasBegun
		const stopped = jobs.stop()
		finish()
		await stopped
		expect(await left()).toHaveLength(1)
	})

	test('a job that has lost its lease to another process is told to stop', async () => {
		const { queue, runner, otherProcess, clock } = await newJobs(kind)
		await queue([{ kind: 'list-change' }])
		let isTold = false
		const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
		const jobs = runner(
			{
				'list-change': {
					...handler(async () => {}),
					run: async (_job, isStopping) => {
						begin()
						await eventually(() => expect(isStopping()).toBe(true))
						isTold = true
						return { end: 'again', at: 0 }
					},
				},
			},
			5,
		)
		onTestFinished(() => jobs.stop())
		await jobs.start()
		await hasBegun
		await eventually(async () => {
			clock.advance(jobLeaseMs + 1)
			expect(await otherProcess.claim([{ kind: 'list-change', slots: 1 }])).toHaveLength(1)
		}, 10_000)
		await eventually(() => expect(isTold).toBe(true))
	})
})

const [sqlite] = databases

test('jobs without a handler remain queued', async () => {
	const { queue, runner, left } = await newJobs(sqlite)
	await queue([{ kind: 'bounces' }])
	await runner({ webhook: handler(async () => {}) }).runDue()
	expect(await left()).toHaveLength(1)
})

test('PostgreSQL claims no more jobs than there are free slots, even while its statistics describe an empty queue', async () => {
	const { db, queue, otherProcess } = await newJobs(databases[1])
	const jobs = Array.from({ length: 40 }, (_, index) => ({ payload: String(index) }))
	await queue(jobs)
	await db.withMaintenanceConnection(async (own) => {
		await sql`delete from jobs`.execute(own)
		await sql`analyze jobs`.execute(own)
	})
	await queue(jobs)
	const vacancy = { kind: 'webhook', slots: 3 } as const
	expect(await otherProcess.claim([vacancy])).toHaveLength(3)
})

function handler(
	work: (job: { readonly payload: string }) => Promise<void>,
	options: Partial<JobHandler> = {},
): JobHandler {
	return {
		slots: 1,
		run: async (job) => {
			await work(job)
			return { end: 'done' }
		},
		...options,
	}
}

function recordingHandler(name: string): JobHandler {
	return {
		...handler(async () => {}),
		run: async () => ({
			end: 'done',
			record: (transaction) =>
				transaction.insertInto('installation').values({ name, value: 'done' }).execute(),
		}),
	}
}

type QueuedJob = Partial<Parameters<typeof queueJobs>[2][number]>

async function newJobs(kind: TestDatabase) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const context = { ...systemClockAndRandom, db, now: clock.now }
	const log: { details: object; message: string }[] = []
	const options = { now: clock.now, random: () => 0 }
	const queueIn = async (transaction: Transaction, jobs: readonly QueuedJob[]) =>
		await queueJobs(
			transaction,
			context,
			jobs.map((job) => ({ kind: 'webhook' as const, id: newId(context), ...job })),
		)
	return {
		db,
		context,
		clock,
		log,
		otherProcess: new JobQueue(context),
		queueIn,
		/** Queues jobs as another process does. */
		queue: async (jobs: readonly QueuedJob[]) =>
			await db.write((transaction) => queueIn(transaction, jobs)),
		/** Each runner acts as a separate process. */
		runner: (handlers: JobHandlers, renewMs = 1_000_000, queue = new JobQueue(context)) =>
			new JobRunner(handlers, {
				...options,
				queue,
				log: { warn: (details, message) => void log.push({ details, message }) },
				pollMs: 1_000_000,
				renewMs,
			}),
		left: async () => await db.read.selectFrom('jobs').select(['id', 'tries', 'failure']).execute(),
	}
}

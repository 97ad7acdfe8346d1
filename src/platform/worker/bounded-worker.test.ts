import { expect, onTestFinished, test } from 'vitest'
import { createBoundedWorker, WorkerDiedError, WorkerTimeoutError } from './bounded-worker.ts'

const module = new URL('../../../testing/test.worker.ts', import.meta.url)

function createWorker(timeLimitMs = 30_000, idleMs = 60_000) {
	const limits = { timeLimitMs, heapMb: 16, idleMs }
	const worker = createBoundedWorker<string, string>(module, limits)
	onTestFinished(() => worker.close())
	return worker
}

test('a worker processes inputs in order', async () => {
	const worker = createWorker()
	expect(await Promise.all([worker.run('answer'), worker.run('answer')])).toEqual([
		'answered',
		'answered',
	])
})

test('an error thrown in the worker reaches the caller, and the thread continues', async () => {
	const worker = createWorker()
	await expect(worker.run('throw')).rejects.toThrow('unreadable')
	expect(await worker.run('answer')).toBe('answered')
})

test(
	'endless work is stopped at its time limit, and the next input gets a new thread',
	{ tags: 'night' },
	async () => {
		const worker = createWorker(10_000)
		await expect(worker.run('hang')).rejects.toThrow(WorkerTimeoutError)
		expect(await worker.run('answer')).toBe('answered')
	},
)

test.each(['fill', 'exit'])(
	'work that ends its own thread (%s) fails with an error, and the next input is processed',
	async (input) => {
		const worker = createWorker()
		await expect(worker.run(input)).rejects.toThrow(WorkerDiedError)
		expect(await worker.run('answer')).toBe('answered')
	},
)

test('a thread ends after a long idle time, and the next input gets a new thread', async () => {
	const worker = createWorker(30_000, 1)
	const first = await worker.run('thread')
	await expect.poll(() => worker.run('thread')).not.toBe(first)
})

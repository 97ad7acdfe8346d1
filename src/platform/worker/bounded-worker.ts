import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './serve-worker.ts'

/** The work exceeded its time limit, and its thread was terminated. */
export class WorkerTimeoutError extends Error {}

/** The thread died during the work, for example at its memory limit. */
export class WorkerDiedError extends Error {}

export type BoundedWorker<Input, Output> = Readonly<{
	/**
	 * Processes one input in the thread; inputs are queued. Rejects with the error thrown by the work, with
	 * `WorkerTimeoutError` or with `WorkerDiedError`. After the latter two, the next input gets a new thread.
	 */
	run: (input: Input) => Promise<Output>
	/** Ends the thread. A later `run` starts a new one. */
	close: () => Promise<void>
}>

/**
 * A thread for untrusted input: the work stays within its time and memory limits, and the process remains responsive.
 * `module` calls `serveWorker`. The thread starts with the first input; while idle it does not keep the process alive,
 * and after `idleMs` it ends, which frees its memory.
 */
export function createBoundedWorker<Input, Output>(
	module: URL,
	{
		timeLimitMs,
		heapMb = 256,
		idleMs = 60_000,
	}: Readonly<{ timeLimitMs: number; heapMb?: number; idleMs?: number }>,
): BoundedWorker<Input, Output> {
	let thread: Worker | null = null
	let last: Promise<unknown> = Promise.resolve()
	let idle: NodeJS.Timeout | undefined

	function start(): Worker {
		const started = new Worker(module, {
			resourceLimits: { maxOldGenerationSizeMb: heapMb },
			// Otherwise the thread inherits process options such as `--input-type`.
			execArgv: [],
		})
		const forget = () => {
			if (thread === started) thread = null
		}
		started.on('error', forget)
		started.on('exit', forget)
		return started
	}

	function work(input: Input): Promise<Output> {
		clearTimeout(idle)
		const worker = (thread ??= start())
		const { promise, resolve, reject } = Promise.withResolvers<Output>()
		const onMessage = (answer: WorkerAnswer<Output>) => {
			if ('error' in answer) reject(new Error(answer.error))
			else resolve(answer.value)
		}
		const onEnd = () => reject(new WorkerDiedError('The thread ended during the work'))
		const timer = setTimeout(() => {
			reject(new WorkerTimeoutError(`The work took longer than ${timeLimitMs} ms`))
			thread = null
			worker.terminate().catch(reject)
		}, timeLimitMs)
		worker.once('message', onMessage).once('error', onEnd).once('exit', onEnd)
		worker.ref()
		worker.postMessage(input)
		return promise.finally(() => {
			clearTimeout(timer)
			worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
			worker.unref()
			idle = setTimeout(() => {
				close().catch(reject)
			}, idleMs).unref()
		})
	}

	async function close(): Promise<void> {
		const ended = thread
		// The next input must not reach a thread that is ending.
		thread = null
		await ended?.terminate()
	}

	return {
		run(input) {
			const answer = last.then(() => work(input))
			last = answer.catch(() => null)
			return answer
		},
		close,
	}
}

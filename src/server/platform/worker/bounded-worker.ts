import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './serve-worker.ts'

/** The work took longer than it may: its thread has been ended. */
export class WorkerTimeoutError extends Error {}

/** The thread ended during the work, for example because it needed more memory than it may have. */
export class WorkerDiedError extends Error {}

export type BoundedWorker<Input, Output> = Readonly<{
	/**
	 * Works on one input in the thread; inputs wait for those before them. Rejects with the error that the work threw, with
	 * `WorkerTimeoutError` or with `WorkerDiedError`. The next input gets a new thread then.
	 */
	run: (input: Input) => Promise<Output>
	/** Ends the thread. A later `run` starts a new one. */
	close: () => Promise<void>
}>

/**
 * A thread for input from strangers: whatever they send, the work ends within its time and memory, and the process answers
 * meanwhile. `module` calls `serveWorker`. The thread starts with the first input; idle, it keeps no process alive.
 *
 * @example
 * const mails = createBoundedWorker<Uint8Array, MailReport>(new URL('./mail.worker.ts', import.meta.url), { timeLimitMs: 5_000 })
 * await mails.run(source)
 */
export function createBoundedWorker<Input, Output>(
	module: URL,
	{ timeLimitMs, heapMb = 256 }: Readonly<{ timeLimitMs: number; heapMb?: number }>,
): BoundedWorker<Input, Output> {
	let thread: Worker | null = null
	let last: Promise<unknown> = Promise.resolve()

	function start(): Worker {
		const started = new Worker(module, {
			resourceLimits: { maxOldGenerationSizeMb: heapMb },
			// Otherwise the thread inherits options of the process, such as `--input-type`.
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
		})
	}

	return {
		run(input) {
			const answer = last.then(() => work(input))
			last = answer.catch(() => null)
			return answer
		},
		async close() {
			await thread?.terminate()
		},
	}
}

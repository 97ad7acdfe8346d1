import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** What both threads see: how often the event loop has answered, and whether a debugger may have stopped it. */
export type WatchdogData = Readonly<{ shared: SharedArrayBuffer; limitMs: number }>

/** Signs of life in the time of the limit. */
const ticksPerLimit = 12

/**
 * Ends the process with SIGKILL once its event loop has not answered for `limitMs`, up to a third longer, so that whatever
 * has started it starts it again. A thread of its own looks. Call it when the start is over, which may block for long.
 *
 * Process 1 of a container takes no SIGKILL from within: the image starts the site as a child of `tini`.
 */
export function startWatchdog({ limitMs = 30_000 } = {}): void {
	const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
	const signs = new Int32Array(shared)
	const tick = () => {
		Atomics.add(signs, 0, 1)
		Atomics.store(signs, 1, debuggerUrl() === undefined ? 0 : 1)
	}
	tick()
	setInterval(tick, limitMs / ticksPerLimit).unref()
	new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
		workerData: { shared, limitMs } satisfies WatchdogData,
		// Otherwise the thread inherits options of the process, such as `--input-type`.
		execArgv: [],
	}).unref()
}

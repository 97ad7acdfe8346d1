import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/**
 * `shared` is used by both threads: it holds the event loop's tick count, and whether a debugger may have paused the
 * loop.
 */
export type WatchdogData = Readonly<{ shared: SharedArrayBuffer; limitMs: number }>

/** Ticks within the time limit. */
const ticksPerLimit = 12

/**
 * Kills the process with SIGKILL once its event loop has been blocked for `limitMs` or up to a third longer. The
 * supervisor then restarts it. A separate thread checks. Call it after startup, which may block for a long time.
 * Process 1 of a container ignores a SIGKILL from within the container, so the image starts the site as a child of
 * `tini`.
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
		// Otherwise the thread inherits process options such as `--input-type`.
		execArgv: [],
	}).unref()
}

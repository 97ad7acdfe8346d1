import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.ts'

/**
 * How many checks in a row without a tick make up `limitMs`. More than one, because a single missed check can mean that
 * the whole machine slept or was stopped.
 */
const looksPerLimit = 3

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of watchdog.ts
const { shared, limitMs } = workerData as WatchdogData
const signs = new Int32Array(shared)
/** Never notified: waiting on it sleeps without an event loop. */
const clock = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

let missed = 0
for (let seen = Atomics.load(signs, 0); ; seen = Atomics.load(signs, 0)) {
	Atomics.wait(clock, 0, 0, limitMs / looksPerLimit)
	const isDebugged = Atomics.load(signs, 1) === 1
	missed = isDebugged || Atomics.load(signs, 0) !== seen ? 0 : missed + 1
	if (missed >= looksPerLimit) end()
}

function end(): void {
	try {
		writeSync(
			2,
			`The event loop has not answered for ${limitMs / 1000} s. The process ends, so that its supervisor restarts it.\n`,
		)
	} catch {
		// Standard error is closed. The process is killed all the same.
	}
	process.kill(process.pid, 'SIGKILL')
}

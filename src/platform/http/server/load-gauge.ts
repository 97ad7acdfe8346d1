import { getHeapStatistics } from 'node:v8'
import type { WorkLog } from '#platform/jobs/job-runner.ts'

const sampleIntervalMs = 250
/**
 * The count of late samples from which requests are refused. One long task does not reach it, but a queue of requests
 * does.
 */
const maxLateSamples = 3
/** The part of the heap's limit above which garbage collection takes most of the time. */
const maxHeapUse = 0.95
const logIntervalMs = 60_000

/**
 * Starts measuring the event loop's delay and the heap's use. A late sample counts up and one on time counts down, so
 * that a process which is late again after a short relief refuses requests at once.
 *
 * @param options.maxDelayMs the event loop's delay above which a sample is late; a sample above `maxHeapUse` is late too
 */
export function startLoadGauge(
	log: WorkLog,
	{ maxDelayMs = 1_000, intervalMs = sampleIntervalMs } = {},
) {
	let late = 0
	let dueAt = performance.now() + intervalMs
	let loggedAt = -Infinity

	function sample(): void {
		const now = performance.now()
		const delayMs = Math.round(now - dueAt)
		const heap = getHeapStatistics()
		const heapUse = Math.round((100 * heap.used_heap_size) / heap.heap_size_limit) / 100
		const isLate = delayMs > maxDelayMs || heapUse > maxHeapUse
		late = isLate ? Math.min(late + 1, maxLateSamples) : Math.max(late - 1, 0)
		dueAt = now + intervalMs
		if (late < maxLateSamples || now - loggedAt < logIntervalMs) return
		loggedAt = now
		log.warn({ delayMs, heapUse }, 'The server is overloaded and answers requests with 503')
	}

	const timer = setInterval(sample, intervalMs).unref()
	return { isOverloaded: () => late === maxLateSamples, stop: () => clearInterval(timer) }
}

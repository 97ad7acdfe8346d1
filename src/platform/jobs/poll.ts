import { errorDetails } from '#platform/log/error-details.ts'
import type { WorkLog } from './job-runner.ts'

type PollingOptions = {
	readonly log: WorkLog
	/** The log message after a failure. The work is retried after the interval. */
	readonly failure: string
	readonly intervalMs?: number
}

type Work = (isStopping: () => boolean) => Promise<unknown>

/** Runs work in this process now and every `intervalMs` milliseconds. Runs do not overlap. */
export function startPolling(work: Work, { log, failure, intervalMs = 10_000 }: PollingOptions) {
	let running: Promise<void> | null = null
	let isStopping = false

	async function run(): Promise<void> {
		try {
			await work(() => isStopping)
		} catch (error) {
			log.warn(errorDetails(error), failure)
		}
		running = null
	}

	const start = () => {
		running ??= run()
	}
	const timer = setInterval(start, intervalMs)
	start()
	return {
		/** Stops polling. Resolves when the current run has ended. */
		stop: async () => {
			isStopping = true
			clearInterval(timer)
			await running
		},
	}
}

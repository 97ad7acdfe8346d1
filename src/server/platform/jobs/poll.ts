import { errorDetails } from '#server/platform/log/error-details.ts'
import type { WorkLog } from './job-runner.ts'

type PollingOptions = {
	readonly log: WorkLog
	/** The log message for work that fails; it is repeated after the interval. */
	readonly failure: string
	readonly intervalMs?: number
}

type Work = (isStopping: () => boolean) => Promise<unknown>

/** Repeats work of this process every `intervalMs` milliseconds, from now on; never twice at the same time. */
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

	const start = () => void (running ??= run())
	const timer = setInterval(start, intervalMs)
	start()
	return {
		/** Resolves when the work that is under way has ended. */
		stop: async () => {
			isStopping = true
			clearInterval(timer)
			await running
		},
	}
}

import { errorDetails } from '#server/platform/log/error-details.ts'

/** The log of background work. Receives no addresses and no text from mail servers. */
export type WorkLog = {
	readonly warn: (details: object, message: string) => void
}

type PollingOptions = {
	readonly log: WorkLog
	/** The log message for work that fails; it is repeated after the interval. */
	readonly failure: string
	readonly intervalMs?: number
}

type Work = (isStopping: () => boolean) => Promise<unknown>

/** Repeats work every `intervalMs` milliseconds, and at once on `wake`; never twice at the same time. */
export function startPolling(work: Work, { log, failure, intervalMs = 10_000 }: PollingOptions) {
	let running: Promise<void> | null = null
	let isWokenAgain = false
	const stopping = new AbortController()
	const isStopping = () => stopping.signal.aborted

	async function run(): Promise<void> {
		do {
			isWokenAgain = false
			try {
				await work(isStopping)
			} catch (error) {
				log.warn(errorDetails(error), failure)
			}
		} while (isWokenAgain && !isStopping())
		running = null
	}

	function wake(): void {
		if (running === null) running = run()
		else isWokenAgain = true
	}

	const timer = setInterval(wake, intervalMs)
	wake()
	return {
		wake,
		isIdle: () => running === null,
		/** Resolves when the work that is under way has ended. */
		stop: async () => {
			stopping.abort()
			clearInterval(timer)
			await running
		},
	}
}

/**
 * Does the same work several times side by side, each until it finds nothing to do. `wake` reports one more thing to do,
 * and so starts one of them.
 */
export function startPollingSideBySide(count: number, work: Work, options: PollingOptions) {
	const all = Array.from({ length: count }, () => startPolling(work, options))
	return {
		wake: () => {
			const idle = all.find(({ isIdle }) => isIdle())
			// Without an idle one: those that are about to end look again.
			for (const each of idle ? [idle] : all) each.wake()
		},
		stop: async () => void (await Promise.all(all.map(({ stop }) => stop()))),
	}
}

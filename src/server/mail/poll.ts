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
			} catch {
				log.warn({}, failure)
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
		/** Resolves when the work that is under way has ended. */
		stop: async () => {
			stopping.abort()
			clearInterval(timer)
			await running
		},
	}
}

/** Does the same work several times side by side. Each stops when it finds nothing to do; `wake` starts all again. */
export function startPollingSideBySide(count: number, work: Work, options: PollingOptions) {
	const all = Array.from({ length: count }, () => startPolling(work, options))
	return {
		wake: () => all.forEach(({ wake }) => wake()),
		stop: async () => void (await Promise.all(all.map(({ stop }) => stop()))),
	}
}

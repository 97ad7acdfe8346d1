/** The log of background work. Receives no addresses and no text from mail servers. */
export type WorkLog = {
	readonly warn: (details: object, message: string) => void
}

/**
 * Repeats work every `intervalMs` milliseconds, and at once on `wake`; never twice at the same time. Work that fails is
 * logged with `failure` and repeated after the interval.
 */
export function startPolling(
	work: (isStopping: () => boolean) => Promise<unknown>,
	{
		log,
		failure,
		intervalMs = 10_000,
	}: {
		readonly log: WorkLog
		readonly failure: string
		readonly intervalMs?: number
	},
) {
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

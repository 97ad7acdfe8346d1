type PendingCall<Item, Result> = {
	readonly item: Item
	readonly resolve: (result: Result) => void
	readonly reject: (reason: unknown) => void
}

type BatchOptions = {
	/** How long a run waits for more calls, in milliseconds. */
	readonly waitMs: number
	/** The number of queued calls at which a run starts without waiting. */
	readonly enough: number
}

/**
 * Combines calls into batches. Calls made while a run is under way, or while it waits for more, share the next run.
 *
 * @param work does the work of a batch and returns a function from an item's index to its result
 * @returns a function that does the work for one item; rejects if the run of its batch fails
 */
export function inBatches<Item, Result>(
	work: (items: readonly Item[]) => Promise<(index: number) => Result>,
	{ waitMs, enough }: BatchOptions = { waitMs: 0, enough: 1 },
): (item: Item) => Promise<Result> {
	let waiting: PendingCall<Item, Result>[] = []
	let isRunning = false
	let stopWaiting: (() => void) | null = null

	async function run(): Promise<void> {
		isRunning = true
		while (waiting.length > 0) {
			if (waiting.length < enough) await waitForMore()
			const batch = waiting
			waiting = []
			try {
				const resultAt = await work(batch.map(({ item }) => item))
				for (const [index, { resolve }] of batch.entries()) resolve(resultAt(index))
			} catch (error) {
				for (const { reject } of batch) reject(error)
			}
		}
		isRunning = false
	}

	async function waitForMore(): Promise<void> {
		await new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, waitMs)
			stopWaiting = () => {
				clearTimeout(timer)
				resolve()
			}
		})
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject })
			if (waiting.length >= enough) stopWaiting?.()
			if (!isRunning) run().catch(reject)
		})
}

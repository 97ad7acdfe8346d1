type Waiting<Item, Result> = {
	readonly item: Item
	readonly resolve: (result: Result) => void
	readonly reject: (reason: unknown) => void
}

type Gathering = {
	/** How long the first call waits for others. */
	readonly waitMs: number
	/** So many calls do not wait. */
	readonly enough: number
}

/**
 * Combines calls: those that come while the work is running, or while the first one waits, are done together by its next
 * run.
 *
 * @param work returns the result of each item by its place
 * @returns a function that does the work for one item, and rejects if the run it shares has failed
 */
export function inBatches<Item, Result>(
	work: (items: readonly Item[]) => Promise<(place: number) => Result>,
	{ waitMs, enough }: Gathering = { waitMs: 0, enough: 1 },
): (item: Item) => Promise<Result> {
	let waiting: Waiting<Item, Result>[] = []
	let isRunning = false
	let endGathering: (() => void) | null = null

	async function run(): Promise<void> {
		isRunning = true
		while (waiting.length > 0) {
			if (waiting.length < enough) await gather()
			const batch = waiting
			waiting = []
			try {
				const resultAt = await work(batch.map(({ item }) => item))
				for (const [place, { resolve }] of batch.entries()) resolve(resultAt(place))
			} catch (error) {
				for (const { reject } of batch) reject(error)
			}
		}
		isRunning = false
	}

	async function gather(): Promise<void> {
		await new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, waitMs)
			endGathering = () => {
				clearTimeout(timer)
				resolve()
			}
		})
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject })
			if (waiting.length >= enough) endGathering?.()
			if (!isRunning) void run()
		})
}

type Waiting<Item, Result> = {
	readonly item: Item
	readonly resolve: (result: Result) => void
	readonly reject: (reason: unknown) => void
}

/**
 * Combines calls: those that come while the work is running are done together by its next run.
 *
 * @param work returns the result of each item by its place
 * @returns a function that does the work for one item, and rejects if the run it shares has failed
 */
export function inBatches<Item, Result>(
	work: (items: readonly Item[]) => Promise<(place: number) => Result>,
): (item: Item) => Promise<Result> {
	let waiting: Waiting<Item, Result>[] = []
	let isRunning = false

	async function run(): Promise<void> {
		isRunning = true
		while (waiting.length > 0) {
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

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject })
			if (!isRunning) void run()
		})
}

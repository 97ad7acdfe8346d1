import { parentPort } from 'node:worker_threads'

export type WorkerAnswer<Output> = Readonly<{ value: Output } | { error: string }>

/**
 * Answers each input of a `createBoundedWorker` with what `work` makes of it, or with the message of the error it throws.
 *
 * @example
 * serveWorker((source: Uint8Array) => readMail(source))
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- both ends of the thread name the type
export function serveWorker<Input>(work: (input: Input) => unknown): void {
	parentPort?.on('message', async (input: Input) => {
		parentPort?.postMessage(await answerTo(() => work(input)))
	})
}

async function answerTo(work: () => unknown): Promise<WorkerAnswer<unknown>> {
	try {
		return { value: await work() }
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) }
	}
}

import { parentPort } from 'node:worker_threads'

export type WorkerAnswer<Output> = Readonly<{ value: Output } | { error: string }>

/**
 * Answers each input from `createBoundedWorker` with the result of `work`, or with the message of the error that `work`
 * throws.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- both ends of the thread name the type
export function serveWorker<Input>(work: (input: Input) => unknown): void {
	parentPort?.on('message', (input: Input) => {
		Promise.try(work, input)
			.then((value) => answer({ value }))
			.catch((error: unknown) =>
				answer({ error: error instanceof Error ? error.message : String(error) }),
			)
	})
}

function answer(message: WorkerAnswer<unknown>): void {
	parentPort?.postMessage(message)
}

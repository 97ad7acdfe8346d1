import { threadId } from 'node:worker_threads'
import { serveWorker } from '#platform/worker/serve-worker.ts'

/** The inputs of `bounded-worker.test.ts`. */
const work: Readonly<Record<string, () => string>> = {
	answer: () => 'answered',
	thread: () => String(threadId),
	throw: () => {
		throw new Error('unreadable')
	},
	exit: () => process.exit(1),
	hang: () => {
		for (;;);
	},
	fill: () => {
		const kept: string[][] = []
		for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => `${index}`))
	},
}

serveWorker((input: string) => work[input]?.())

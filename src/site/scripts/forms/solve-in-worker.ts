import type { Challenge } from '#values/messages/challenge.ts'

/**
 * Solves a challenge in a worker, whose file is loaded only when this function is called. Resolves to an empty text if
 * loading or solving fails.
 */
export function solveInWorker(challenge: Challenge): Promise<string> {
	const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
	// The parameter required by the rule belongs to windows; a worker has no other origin.
	// oxlint-disable-next-line unicorn/require-post-message-target-origin
	worker.postMessage(challenge)
	return new Promise((resolve) => {
		worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
		worker.addEventListener('error', () => resolve(''))
	})
}

import type { CalendarReading, CalendarRequest } from './read/reading.ts'

/** Longer than a phone takes for a file of the greatest size; a rule that never ends is stopped by it. */
const maxReadingMs = 30_000

/**
 * Reads calendar files in a worker of their own, so that the page stays responsive and ical.js is loaded only
 * now. The worker ends with the answer: nothing of the files outlives it.
 */
export function readInWorker(
	request: CalendarRequest,
	signal: AbortSignal,
): Promise<CalendarReading> {
	const worker = new Worker(new URL('./read/calendar.worker.ts', import.meta.url), {
		type: 'module',
	})
	const file = request.files[0]?.name ?? ''
	return new Promise<CalendarReading>((resolve, reject) => {
		const timer = setTimeout(() => resolve({ fault: 'tooLarge', file }), maxReadingMs)
		signal.addEventListener('abort', () => reject(signal.reason))
		worker.addEventListener('message', ({ data }: MessageEvent<CalendarReading>) => {
			clearTimeout(timer)
			resolve(data)
		})
		worker.addEventListener('error', (event) => {
			clearTimeout(timer)
			// A script that did not load fires an event without a message.
			const hasRun = event instanceof ErrorEvent
			resolve({ fault: hasRun ? 'damaged' : 'notLoaded', file })
		})
		// The parameter that the rule asks for belongs to windows; a worker has no other origin.
		// oxlint-disable-next-line unicorn/require-post-message-target-origin
		worker.postMessage(request)
	}).finally(() => worker.terminate())
}

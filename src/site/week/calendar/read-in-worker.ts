import type { CalendarReading, CalendarRequest } from './read/reading.ts'

/** The time limit for reading the files. A phone reads files of the maximum size in less time. */
const maxReadingMs = 30_000

/**
 * Reads calendar files in a separate worker, so that the page remains responsive and ical.js is loaded only when a file
 * is read. The worker is terminated when it has responded, when the time limit is reached or when `signal` aborts; no
 * file content outlives it.
 */
export function readInWorker(
	request: CalendarRequest,
	signal: AbortSignal,
): Promise<CalendarReading> {
	const worker = new Worker(new URL('./read/calendar.worker.ts', import.meta.url), {
		type: 'module',
	})
	const file = request.files[0]?.name ?? ''
	let timer: ReturnType<typeof setTimeout> | undefined
	return new Promise<CalendarReading>((resolve, reject) => {
		timer = setTimeout(() => resolve({ fault: 'tooSlow', file }), maxReadingMs)
		signal.addEventListener('abort', () => reject(signal.reason))
		worker.addEventListener('message', ({ data }: MessageEvent<CalendarReading>) => resolve(data))
		worker.addEventListener('error', (event) => {
			// A script that failed to load fires an event without a message.
			const hasRun = event instanceof ErrorEvent
			resolve({ fault: hasRun ? 'damaged' : 'notLoaded', file })
		})
		// The rule asks for the target origin, which only messages to windows have.
		// oxlint-disable-next-line unicorn/require-post-message-target-origin
		worker.postMessage(request)
	}).finally(() => {
		clearTimeout(timer)
		worker.terminate()
	})
}

import type { CalendarReading, CalendarRequest, Progress, ReadingProgress } from './read/reading.ts'

type WorkerMessage = CalendarReading | ReadingProgress

/** Longer than a phone takes for a file of the greatest size. */
const maxReadingMs = 30_000

/**
 * Reads calendar files in a worker of their own, so that the page stays responsive and ical.js is loaded only
 * now. The worker ends with the answer, or when the signal stops it: nothing of the files outlives it.
 */
export function readInWorker(
	request: CalendarRequest,
	signal: AbortSignal,
	onProgress: (progress: Progress) => void,
): Promise<CalendarReading> {
	const worker = new Worker(new URL('./read/calendar.worker.ts', import.meta.url), {
		type: 'module',
	})
	const file = request.files[0]?.name ?? ''
	let timer: ReturnType<typeof setTimeout> | undefined
	return new Promise<CalendarReading>((resolve, reject) => {
		timer = setTimeout(() => resolve({ fault: 'tooSlow', file }), maxReadingMs)
		signal.addEventListener('abort', () => reject(signal.reason))
		worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
			if ('progress' in data) onProgress(data.progress)
			else resolve(data)
		})
		worker.addEventListener('error', (event) => {
			// A script that did not load fires an event without a message.
			const hasRun = event instanceof ErrorEvent
			resolve({ fault: hasRun ? 'damaged' : 'notLoaded', file })
		})
		// The parameter that the rule asks for belongs to windows; a worker has no other origin.
		// oxlint-disable-next-line unicorn/require-post-message-target-origin
		worker.postMessage(request)
	}).finally(() => {
		clearTimeout(timer)
		worker.terminate()
	})
}

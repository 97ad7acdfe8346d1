import { beforeEach, expect, test, vi } from 'vitest'
import { readInWorker } from './read-in-worker.ts'

const terminate = vi.fn<() => void>()

/** A worker that never answers. */
class SilentWorker extends EventTarget {
	postMessage = vi.fn<() => void>()
	terminate = terminate
}

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('Worker', SilentWorker)
	terminate.mockClear()
})

test('a worker that takes longer than 30 s is terminated, and an error is returned', async () => {
	const request = { files: [new File([''], 'slow.ics')], today: 0 }
	const reading = readInWorker(request, new AbortController().signal)
	await vi.advanceTimersByTimeAsync(29_999)
	expect(terminate).not.toHaveBeenCalled()
	await vi.advanceTimersByTimeAsync(1)
	await expect(reading).resolves.toEqual({ fault: 'tooSlow', file: 'slow.ics' })
	expect(terminate).toHaveBeenCalledOnce()
})

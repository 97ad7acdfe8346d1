import { expect, onTestFinished, test, vi } from 'vitest'
import { startPollingSideBySide } from './poll.ts'

/** Three workers that work until they are told to end. */
function startThree() {
	const running: (() => void)[] = []
	const work = vi.fn<() => Promise<void>>(() => new Promise((end) => running.push(end)))
	const workers = startPollingSideBySide(3, work, {
		log: { warn: () => {} },
		failure: '',
		intervalMs: 1_000_000,
	})
	const end = async (count: number) => {
		for (const each of running.splice(0, count)) each()
		// The workers notice it in the microtasks before this timer.
		await new Promise((resolve) => setTimeout(resolve))
	}
	onTestFinished(async () => {
		const stopped = workers.stop()
		await end(3)
		await stopped
	})
	return { work, end, ...workers }
}

test('one thing to do wakes one of several idle workers', async () => {
	const { work, end, wake } = startThree()
	await end(3)
	expect(work).toHaveBeenCalledTimes(3)
	wake()
	expect(work).toHaveBeenCalledTimes(4)
	wake()
	expect(work).toHaveBeenCalledTimes(5)
})

test('while all workers are busy each looks once more when it has ended', async () => {
	const { work, end, wake } = startThree()
	wake()
	wake()
	expect(work).toHaveBeenCalledTimes(3)
	await end(3)
	expect(work).toHaveBeenCalledTimes(6)
})

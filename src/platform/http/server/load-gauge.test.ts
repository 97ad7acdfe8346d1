import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startLoadGauge } from './load-gauge.ts'

const limits = { maxDelayMs: 50, intervalMs: 5 }

function block(): void {
	const end = performance.now() + 2 * limits.maxDelayMs
	while (performance.now() < end);
}

test('one long task is not an overload, but a blocked event loop counts as overloaded until it is free again, and the overload is logged once', async () => {
	const warn = vi.fn<(details: object, message: string) => void>()
	const { isOverloaded, stop } = startLoadGauge({ warn }, limits)
	onTestFinished(stop)
	block()
	await wait(0)
	expect(isOverloaded()).toBe(false)
	for (let tries = 0; tries < 20 && !isOverloaded(); tries++) {
		block()
		await wait(0)
	}
	expect(isOverloaded()).toBe(true)
	await eventually(() => expect(isOverloaded()).toBe(false))
	block()
	await eventually(() => expect(isOverloaded()).toBe(false))
	expect(warn).toHaveBeenCalledTimes(1)
	expect(warn.mock.calls[0]?.[0]).toMatchObject({ delayMs: expect.any(Number) })
})

import { expect, test } from 'vitest'
import { nextWebhookAttemptAt } from './webhook-retry.ts'

const hour = 3_600_000

test('the delay doubles from a minute to four hours, with up to 20 percent of jitter', () => {
	const delays = [1, 2, 3, 8, 9, 20, 2_000].map((n) => nextWebhookAttemptAt(n, 0, 0, 0))
	const minutes = delays.map((delay) => (delay ?? 0) / 60_000)
	expect(minutes).toEqual([1, 2, 4, 128, 240, 240, 240])
	expect(nextWebhookAttemptAt(1, 0, 0, 1)).toBe(72_000)
})

test.each([0, 1])(
	'attempts end less than five hours before three days are over (jitter %d)',
	(random) => {
		let last = 0
		let attempts = 0
		for (let next: number | null = 0; next !== null; attempts += 1) {
			last = next
			next = nextWebhookAttemptAt(attempts + 1, 0, last, random)
		}
		expect(last).toBeLessThanOrEqual(72 * hour)
		expect(last).toBeGreaterThan(67 * hour)
		expect(attempts).toBeGreaterThan(20)
	},
)

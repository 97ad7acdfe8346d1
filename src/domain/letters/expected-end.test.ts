import { expect, test } from 'vitest'
import { expectedEnd } from './expected-end.ts'

const hour = 3_600_000

test('what the hour still allows goes at once, the rest at the rate', () => {
	expect(expectedEnd(400, { mailsPerHour: 500, mailsLastHour: 0 }, 7)).toBe(7)
	expect(expectedEnd(750, { mailsPerHour: 500, mailsLastHour: 0 }, 0)).toBe(hour / 2)
	expect(expectedEnd(1_000, { mailsPerHour: 500, mailsLastHour: 600 }, 0)).toBe(2 * hour)
})

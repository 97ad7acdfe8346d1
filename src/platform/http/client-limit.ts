import { hash } from 'node:crypto'
import { clientKey } from './client-key.ts'
import type { ClockAndRandom } from '#platform/db/context.ts'

/** Requests accepted per client and window: on average one per second, which is more than a visitor's browser sends. */
export const maxCountsPerClient = 900

/** The length of a window. At its end, all clients are accepted again. */
export const clientWindowMs = 15 * 60_000

/** A power of two, so that 16 bits of a hash select a counter. */
const counters = 65_536

/**
 * Limits requests per client, in memory. A hash with a random salt, renewed for each window, maps a client to one of
 * 65,536 counters, so that no address can be recovered from memory. Clients that share a counter share its limit, which
 * is far above the needs of several visitors.
 */
export function createClientLimit(
	{ now, random }: ClockAndRandom,
	maxPerClient: number = maxCountsPerClient,
) {
	let used = new Uint32Array(counters)
	let salt = random(16).toString('hex')
	let windowEndsAt = now() + clientWindowMs

	/** Counts a request. Returns false if the client has reached its limit. */
	return function accept(address: string): boolean {
		if (windowEndsAt <= now()) {
			used = new Uint32Array(counters)
			salt = random(16).toString('hex')
			windowEndsAt = now() + clientWindowMs
		}
		const index = Number.parseInt(hash('sha256', salt + clientKey(address)).slice(0, 4), 16)
		const count = used[index] ?? 0
		if (count >= maxPerClient) return false
		used[index] = count + 1
		return true
	}
}

import { hash } from 'node:crypto'
import { clientKey } from '#domain/account/client-key.ts'
import { hasCome } from '#domain/dates/clock-errors.ts'
import type { ClockAndRandom } from '#server/platform/db/context.ts'

/** Counts accepted from one client per window: one in a second, which no reader exceeds. */
export const maxCountsPerClient = 900

/** When a client that is refused is accepted again at the latest. */
export const clientWindowMs = 15 * 60_000

/** A power of two, so that 16 bits of a hash select a counter. */
const counters = 65_536

/**
 * Limits what each client sends, in memory. A client is one of 65,536 counters, selected by a hash with a random salt
 * that changes with each window: nothing here, or on disk, leads back to an address. Clients that share a counter share
 * its limit, which is far above what several visitors need.
 */
export function createClientLimit(
	{ now, random }: ClockAndRandom,
	maxPerClient: number = maxCountsPerClient,
) {
	let used = new Uint32Array(counters)
	let salt = random(16).toString('hex')
	let windowEndsAt = now() + clientWindowMs

	/** Whether the client may send another one. */
	return function accept(address: string): boolean {
		if (hasCome(windowEndsAt, now(), clientWindowMs)) {
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

import { setTimeout as pause } from 'node:timers/promises'

/** The status, the content type and the duration in milliseconds of a response. */
export type TimedResponse = { readonly status: number; readonly type: string; readonly ms: number }

export async function timedFetch(url: string, init?: RequestInit): Promise<TimedResponse> {
	const start = performance.now()
	const reply = await fetch(url, init)
	await reply.arrayBuffer()
	const ms = Math.round(performance.now() - start)
	return { status: reply.status, type: reply.headers.get('content-type') ?? '', ms }
}

/** The longest duration in milliseconds. */
export function slowestMs(responses: readonly TimedResponse[]): number {
	return Math.max(0, ...responses.map(({ ms }) => ms))
}

/** Polls a condition until it is true. Returns false after `timeoutMs`. */
export async function waitUntil(
	condition: () => boolean | Promise<boolean>,
	timeoutMs: number,
): Promise<boolean> {
	const end = performance.now() + timeoutMs
	while (performance.now() < end) {
		if (await condition()) return true
		await pause(50)
	}
	return false
}

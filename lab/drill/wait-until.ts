import { setTimeout as pause } from 'node:timers/promises'

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

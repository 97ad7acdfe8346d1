import { setTimeout as pause } from 'node:timers/promises'

/** One request: its status, its kind of answer and how long it took in milliseconds. */
export type Look = { readonly status: number; readonly type: string; readonly ms: number }

export async function look(url: string, init?: RequestInit): Promise<Look> {
	const start = performance.now()
	const reply = await fetch(url, init)
	await reply.arrayBuffer()
	const ms = Math.round(performance.now() - start)
	return { status: reply.status, type: reply.headers.get('content-type') ?? '', ms }
}

/** The slowest of them, in milliseconds. */
export function slowest(looks: readonly Look[]): number {
	return Math.max(0, ...looks.map(({ ms }) => ms))
}

/** Waits until something holds, for so many milliseconds at most. Answers whether it does. */
export async function until(
	holds: () => boolean | Promise<boolean>,
	mostMs: number,
): Promise<boolean> {
	const end = performance.now() + mostMs
	while (performance.now() < end) {
		if (await holds()) return true
		await pause(50)
	}
	return false
}

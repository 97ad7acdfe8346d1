import { setTimeout as pause } from 'node:timers/promises'

const askEveryMs = 250

const answerTimeoutMs = 5_000

/** How a site is waited for. Times in milliseconds. */
export type Patience = {
	readonly timeoutMs: number
	/** How long it has to stay well. */
	readonly settleMs: number
}

/**
 * Waits until a site is ready and has a page, and stays so.
 *
 * @param address such as `http://127.0.0.1:3000`
 * @returns what is wrong; null if it is well
 */
export async function findIllness(
	address: string,
	{ timeoutMs, settleMs }: Patience,
): Promise<string | null> {
	const end = performance.now() + timeoutMs
	for (;;) {
		const illness = await askOnce(address)
		if (illness === null) break
		if (performance.now() > end) return illness
		await pause(askEveryMs)
	}
	await pause(settleMs)
	return await askOnce(address)
}

async function askOnce(address: string): Promise<string | null> {
	for (const path of ['/readyz', '/']) {
		try {
			const { status } = await fetch(address + path, {
				signal: AbortSignal.timeout(answerTimeoutMs),
				redirect: 'manual',
			})
			if (status !== 200) return `${address}${path} answers ${status}`
		} catch {
			return `nothing answers at ${address}`
		}
	}
	return null
}

import { setCurrentRelease } from '#server/platform/release/release-folder.ts'
import { waitUntil } from '#testing/drill/timed-fetch.ts'
import { ask, type Target } from './ask.ts'
import type { ReleasesOnTrial } from './releases.ts'

/** Answers after each swap and after each reload. */
const answersPerStep = 200

const clients = 4

const maxStepMs = 20_000

/**
 * Swaps releases and reloads the proxy while clients ask for pages.
 *
 * @param paths of pages
 * @returns how many answers there were, and those that were lost, of no release, or of two
 */
export async function swapUnderRequests(
	proxy: Target,
	reload: () => void,
	{ folder, ids }: ReleasesOnTrial,
	paths: readonly string[],
) {
	const [plain, marked] = ids
	const seen = { asked: 0, last: '', faults: new Array<string>() }
	const stopping = new AbortController()
	const client = async (first: number) => {
		for (let index = first; !stopping.signal.aborted; index++) {
			const path = paths[index % paths.length] ?? '/'
			const found = await markOf(proxy, path, marked).catch(String)
			seen.asked += 1
			if (typeof found === 'string') seen.faults.push(`${path} at a swap: ${found}`)
			else seen.last = found ? marked : plain
		}
	}
	const done = Promise.all(Array.from({ length: clients }, (_, index) => client(index * 7)))
	const more = async () => {
		const enough = seen.asked + answersPerStep
		await waitUntil(() => seen.asked >= enough, maxStepMs)
	}
	for (const id of [marked, plain, marked]) {
		const before = seen.last
		setCurrentRelease(folder, id)
		await more()
		// Whole, until the reload.
		if (before !== '' && seen.last !== before) seen.faults.push(`${id} is served before the reload`)
		reload()
		const isServed = await waitUntil(() => seen.last === id, maxStepMs)
		if (!isServed) seen.faults.push(`${id} is not served after the reload`)
		await more()
	}
	stopping.abort()
	await done
	return { asked: seen.asked, faults: seen.faults }
}

/** Whether a page and its policy have the mark, or what is wrong with the answer. */
async function markOf(proxy: Target, path: string, mark: string): Promise<boolean | string> {
	// A connection of its own: one that is kept may be closed just when a request is sent on it.
	const headers = { 'accept-encoding': 'identity', connection: 'close' }
	const answer = await ask(proxy, path, { headers }).catch((error: unknown) => {
		// Before a request was sent: whoever asks connects again. Caddy does so with connections it has not accepted yet.
		const isUnsent = error instanceof Error && 'syscall' in error && error.syscall === 'connect'
		if (isUnsent) return ask(proxy, path, { headers })
		throw error
	})
	if (answer.status !== 200) return `status ${answer.status}`
	const isMarked = answer.body.toString().includes(mark)
	const hasMarkedPolicy = String(answer.headers['content-security-policy']).includes(mark)
	return isMarked === hasMarkedPolicy ? isMarked : 'page and policy of two releases'
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { currentRelease, listReleases } from '#server/platform/release/release-folder.ts'
import { dataFolder, type Server, startServerWith } from '#testing/site-server.ts'
import { faultsWhere, type Outcome } from './outcome.ts'
import { waitUntil } from './timed-fetch.ts'

/** Long enough for a few builds and swaps. */
const maxPauseMs = 2_500

/**
 * Builds and swaps releases without a break and kills that process at random moments, and every third time the server as
 * well. After each kill all pages must be of one whole release. The builder copies the built site and writes the
 * release's name into each page, which takes a second instead of a minute.
 */
export async function releasesKilled(kills: number): Promise<Outcome> {
	const data = dataFolder()
	const folder = join(data, 'releases')
	await runUntil(data, () => currentRelease(folder) !== null)
	let server = await startServerWith({ DATA_DIR: data })
	const seen = new Set<string>()
	const faults = new Set<string>()
	for (let kill = 1; kill <= kills; kill++) {
		const until = performance.now() + Math.random() * maxPauseMs
		await runUntil(data, () => performance.now() > until)
		if (kill % 3 === 0) server = await restartAfterKill(server, data)
		const names = await namesOnPages(server.address, () => currentRelease(folder))
		for (const name of names) seen.add(name)
		for (const fault of faultsWhere({
			'pages of two releases were served': names.length > 1,
			'a page was missing or not whole': names.includes(''),
			'more than five releases and one that was not swapped in are kept':
				listReleases(folder).length > 6,
		})) {
			faults.add(fault)
		}
	}
	// A build after all the kills cleans up behind them.
	const before = currentRelease(folder)
	await runUntil(data, () => currentRelease(folder) !== before)
	await server.stop()
	return {
		tried: `${kills} SIGKILLs of builds and swaps, every third of the server too`,
		acknowledged: 0,
		lost: 0,
		seen: `${seen.size} releases served`,
		faults: [...faults],
	}
}

/** Builds and swaps until a condition is true, then kills the process. */
async function runUntil(data: string, isEnough: () => boolean): Promise<void> {
	const child = spawn(process.execPath, ['testing/drill/releases-worker.ts'], {
		env: { PATH: process.env['PATH'], DATA_DIR: data },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const ended = once(child, 'exit')
	while (!isEnough() && child.exitCode === null) await pause(10)
	child.kill('SIGKILL')
	await ended
}

async function restartAfterKill({ child }: Server, data: string): Promise<Server> {
	const ended = once(child, 'exit')
	child.kill('SIGKILL')
	await ended
	return startServerWith({ DATA_DIR: data })
}

/** The releases that the pages of the site name, once the server has taken over the current one. */
async function namesOnPages(address: string, current: () => string | null) {
	const isTaken = await waitUntil(async () => (await nameOn(`${address}/`)) === current(), 10_000)
	if (!isTaken) return ['']
	const sitemap = await fetch(`${address}/sitemap.xml`).then((response) => response.text())
	const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path)
	const names: string[] = []
	for (const path of paths) names.push(await nameOn(address + path))
	return [...new Set(names)]
}

/** The name in a page; empty if the page is missing or cut off. */
async function nameOn(url: string): Promise<string> {
	const response = await fetch(url)
	const html = await response.text()
	if (response.status !== 200) return ''
	return /<!--release ([\w-]+)-->$/.exec(html)?.[1] ?? ''
}

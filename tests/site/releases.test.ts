/** @module-tag night */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseRelease } from '#server/platform/release/choose-release.ts'
import { releasePaths, releasesIn, writeRelease } from '#testing/releases.ts'
import { dataFolder, startServerWith } from '#testing/site-server.ts'

async function startWithReleases() {
	const data = dataFolder()
	const folder = join(data, 'releases')
	const ids = [1, 2].map((second) => writeRelease(folder, second))
	chooseRelease(folder, ids[0] ?? '')
	const server = await startServerWith({ DATA_DIR: data })
	onTestFinished(async () => void (await server.stop()))
	return { server, ids, folder }
}

/** Requests all pages until stopped, and collects the releases each response names. */
function load(address: string) {
	const answers: { readonly status: number; readonly releases: readonly string[] }[] = []
	const stopped = new AbortController()
	const client = async (path: string) => {
		while (!stopped.signal.aborted) {
			const response = await fetch(address + path)
			answers.push({ status: response.status, releases: await releasesIn(response) })
		}
	}
	const done = Promise.all([...releasePaths, ...releasePaths].map(client))
	return {
		answers,
		stop: async () => {
			stopped.abort()
			await done
		},
	}
}

test('releases switch under load without a lost request, and each response is from one release', async () => {
	const { server, ids, folder } = await startWithReleases()
	const { answers, stop } = load(server.address)
	for (const id of [ids[1], ids[0], ids[1], ids[0], ids[1]]) {
		chooseRelease(folder, id ?? '')
		const start = answers.length
		await expect
			.poll(() => answers.slice(start).filter(({ releases }) => releases[0] === id).length)
			.toBeGreaterThan(20)
	}
	await stop()
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
	expect(new Set(answers.map(({ releases }) => releases.length))).toEqual(new Set([1]))
	expect(new Set(answers.flatMap(({ releases }) => releases))).toEqual(new Set(ids))
})

test('a start serves the current release, but --pages another site', async () => {
	const { server, ids, folder } = await startWithReleases()
	expect(await releasesIn(await fetch(server.address))).toEqual([ids[0]])
	const fixed = await startServerWith({}, ['--pages', join(folder, ids[1] ?? '')])
	onTestFinished(async () => void (await fixed.stop()))
	expect(await releasesIn(await fetch(fixed.address))).toEqual([ids[1]])
})

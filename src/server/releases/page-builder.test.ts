import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildRelease } from '#server/platform/release/build-release.ts'
import {
	currentRelease,
	listReleases,
	setCurrentRelease,
} from '#server/platform/release/release-folder.ts'
import { eventually } from '#testing/eventually.ts'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createPageBuilder } from './page-builder.ts'

/** Writes pages, unless the folder in `unless` is the release of the second given in FILES_OF. */
const script = `
	const { mkdirSync, writeFileSync } = require('node:fs')
	const [out, unless] = process.argv.slice(1)
	if (process.env.FILES_OF && unless?.includes(process.env.FILES_OF)) process.exit(0)
	mkdirSync(out); writeFileSync(out + '/index.html', '')
	if (process.env.FAILS) { console.error('no bricks'); process.exit(1) }
	if (process.env.WAITS) setInterval(() => {}, 1000)`

const buildsAlways = (out: string) => [process.execPath, '-e', script, out] as const

const soon = { timeout: 10_000, interval: 20 }

/** A folder with one release, which is served, and its builder. */
async function createBuilder(environment: Readonly<Record<string, string>> = {}) {
	const folder = await createTemporaryFolder()
	const first = writeRelease(folder, 1)
	setCurrentRelease(folder, first)
	const log = { warn: vi.fn<(details: object, message: string) => void>() }
	const builder = createPageBuilder({
		folder,
		command: (out, unless) => [process.execPath, '-e', script, out, ...(unless ? [unless] : [])],
		environment,
		served: () => join(folder, currentRelease(folder) ?? ''),
		log,
		now: Date.now,
		retryMs: 10,
	})
	onTestFinished(builder.stop)
	return { folder, first, builder, log }
}

test('a release is built and served, and the one before stays', async () => {
	const { folder, first, builder } = await createBuilder()
	builder.buildIfNeeded()
	await eventually(() => expect(listReleases(folder)).toHaveLength(2), soon)
	const [id] = listReleases(folder)
	await eventually(() => expect(currentRelease(folder)).toBe(id), soon)
	expect(listReleases(folder)[1]).toBe(first)
	await eventually(() => expect(builder.status()).toEqual({ state: 'idle' }), soon)
})

test('pages of the present files are not built again, unless one asks for it', async () => {
	const { folder, first, builder } = await createBuilder({ FILES_OF: '1970-01-01T00-00-01' })
	builder.buildIfNeeded()
	expect(builder.status()).toEqual({ state: 'idle' })
	await builder.stop()
	expect(listReleases(folder)).toEqual([first])
	const again = await createBuilder({ FILES_OF: '1970-01-01T00-00-01' })
	again.builder.build()
	expect(again.builder.status()).toEqual({ state: 'building', done: 0, of: null })
	await eventually(() => expect(listReleases(again.folder)).toHaveLength(2), soon)
})

test('a failed build changes nothing, is logged, and its reason is shown until one succeeds', async () => {
	const { folder, first, builder, log } = await createBuilder({ FAILS: '1' })
	builder.build()
	await eventually(() => expect(builder.status().state).toBe('failed'), soon)
	expect(builder.status()).toMatchObject({ reason: expect.stringContaining('no bricks') })
	expect(currentRelease(folder)).toBe(first)
	expect(log.warn).toHaveBeenCalledExactlyOnceWith(
		{ reason: expect.stringContaining('no bricks') },
		'Build failed; still serving the previous release',
	)
})

test('a build is shown page by page and cancelled, which is no failure', async () => {
	const { folder, first, builder, log } = await createBuilder({ WAITS: '1' })
	builder.build()
	await eventually(
		() => expect(builder.status()).toEqual({ state: 'building', done: 1, of: 3 }),
		soon,
	)
	builder.cancel()
	await eventually(() => expect(builder.status()).toEqual({ state: 'idle' }), soon)
	expect(currentRelease(folder)).toBe(first)
	expect(log.warn).not.toHaveBeenCalled()
})

test('a release with other words is built from their file and handed over, one at a time', async () => {
	const { folder, first, builder } = await createBuilder()
	const served: string[] = []
	const release = {
		withWords: async (work: (file: string) => Promise<void>) => await work('words.json'),
		serve: async (id: string) => void served.push(id),
	}
	expect(builder.publish(release)).toBe(true)
	expect(builder.publish(release)).toBe(false)
	expect(builder.status()).toMatchObject({ state: 'building' })
	await eventually(() => expect(served).toEqual([listReleases(folder)[0]]), soon)
	// Serving it is left to the code that records the words.
	expect(currentRelease(folder)).toBe(first)
})

test('the build of another process is shown and waited for, and stopping ends the wait', async () => {
	const { folder, builder } = await createBuilder()
	const other = new AbortController()
	const environment = { WAITS: '1' }
	const pagesBefore = null
	const { signal } = other
	const options = { folder, command: buildsAlways, environment, pagesBefore, now: Date.now, signal }
	const ended = buildRelease(options).catch(String)
	await eventually(
		() => expect(builder.status()).toMatchObject({ state: 'building', done: 1 }),
		soon,
	)
	builder.buildIfNeeded()
	expect(listReleases(folder)).toHaveLength(1)
	other.abort()
	expect(await ended).toContain('cancelled')
	await eventually(() => expect(listReleases(folder)).toHaveLength(2), soon)
	await builder.stop()
})

test('the end of the server ends its build', async () => {
	const { folder, builder } = await createBuilder({ WAITS: '1' })
	builder.build()
	await eventually(() => expect(builder.status()).toMatchObject({ done: 1 }), soon)
	await builder.stop()
	expect(listReleases(folder)).toHaveLength(1)
	expect(builder.status()).toEqual({ state: 'idle' })
})

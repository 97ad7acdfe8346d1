/** @module-tag night */
import { spawnSync } from 'node:child_process'
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { writeRelease } from '#testing/releases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import {
	type BuildProgress,
	buildIfNeeded,
	buildRelease,
	cancelBuild,
	lastFailure,
	tidyReleases,
} from './build-release.ts'
import { currentRelease, listReleases, setCurrentRelease } from './release-folder.ts'

type Options = Partial<Parameters<typeof buildRelease>[0]>

/** A builder that runs a script with the folder in `out` and file system functions. */
const builder =
	(script: string) =>
	(out: string): [string, string, string, string] => [
		process.execPath,
		'-e',
		`const { existsSync, mkdirSync, writeFileSync } = require('node:fs'); const out = process.argv[1]; ${script}`,
		out,
	]

const makesPages = `mkdirSync(out); for (const name of ['index', 'week']) writeFileSync(out + '/' + name + '.html', name)`
const waits = `mkdirSync(out); writeFileSync(out + '/index.html', ''); setInterval(() => {}, 1000)`

/** A folder with one release, which is served, and a build of another one. */
async function startBuild(script: string, options: Options = {}) {
	const folder = options.folder ?? (await createTemporaryFolder())
	const served = writeRelease(folder, 1)
	setCurrentRelease(folder, served)
	const build = buildRelease({
		folder,
		command: builder(script),
		pagesBefore: join(folder, served),
		now: Date.now,
		...options,
	})
	return { folder, served, build }
}

const hiddenIn = (folder: string) =>
	readdirSync(folder).filter((name) => name.startsWith('.') && !name.endsWith('.lock'))

test('a build makes a release that is not served yet', async () => {
	const { folder, served, build } = await startBuild(makesPages)
	const id = await build
	expect(listReleases(folder)).toEqual([id, served])
	expect(readdirSync(join(folder, id)).toSorted()).toEqual(['index.html', 'week.html'])
	expect(currentRelease(folder)).toBe(served)
	expect(hiddenIn(folder)).toEqual([])
})

test('others may enter the folder of the releases, but not the one around it', async () => {
	const folder = join(await createTemporaryFolder(), 'data', 'releases')
	await buildRelease({ folder, command: builder(makesPages), pagesBefore: null, now: Date.now })
	expect(statSync(folder).mode & 0o777).toBe(0o755)
	expect(statSync(join(folder, '..')).mode & 0o077).toBe(0)
})

test.skipIf(process.getuid?.() !== 0)(
	'what root builds belongs to the owner of the folder, who deletes it later',
	async () => {
		const folder = join(await createTemporaryFolder(), 'releases')
		mkdirSync(folder)
		chownSync(folder, 65_534, 65_534)
		chmodSync(folder, 0o755)
		const options = { folder, command: builder(makesPages), pagesBefore: null, now: Date.now }
		const id = await buildRelease(options)
		const made = ['.build.lock', id, join(id, 'index.html')]
		expect(made.map((name) => statSync(join(folder, name)).uid)).toEqual([65_534, 65_534, 65_534])
	},
)

test('a failed build changes nothing and says why, with the end of what it printed', async () => {
	const script = `${makesPages}; for (let n = 0; n < 50; n++) console.error('line ' + n); process.exit(3)`
	const { folder, served, build } = await startBuild(script)
	const error = await build.catch(String)
	expect(error).toMatch(/^ReleaseError: The build has failed and nothing has changed; /)
	expect(error).toContain('line 49')
	expect(error).not.toContain('line 10')
	expect(listReleases(folder)).toEqual([served])
	expect(hiddenIn(folder)).toEqual([])
})

test('the reason of a failure is kept until a build succeeds, and a cancelled build is none', async () => {
	const { folder, build } = await startBuild(`console.error('no bricks'); process.exit(1)`)
	await build.catch(String)
	expect(lastFailure(folder)?.reason).toContain('no bricks')
	const aborted = new AbortController()
	aborted.abort()
	const cancelled = await startBuild(waits, { folder, signal: aborted.signal })
	await cancelled.build.catch(String)
	expect(lastFailure(folder)?.reason).toContain('no bricks')
	await (
		await startBuild(makesPages, { folder })
	).build
	expect(lastFailure(folder)).toBeNull()
})

test('a builder that finds nothing to do makes no release', async () => {
	const folder = await createTemporaryFolder()
	const options = { folder, command: builder(''), pagesBefore: null, now: Date.now }
	expect(await buildIfNeeded(options)).toBeNull()
	expect(listReleases(folder)).toEqual([])
	expect(hiddenIn(folder)).toEqual([])
	await expect(buildRelease(options)).rejects.toThrow('The build has made no pages.')
})

test('a full disk is named, and so is a build that makes no pages', async () => {
	const full = await startBuild(`console.error('ENOSPC: no space left on device'); process.exit(1)`)
	await expect(full.build).rejects.toThrow('the disk is full. Make room and try again')
	const empty = await startBuild('mkdirSync(out)')
	await expect(empty.build).rejects.toThrow('The build has made no pages.')
})

test('a build that is cancelled from elsewhere ends and leaves nothing', async () => {
	const onProgress = vi.fn<(progress: BuildProgress) => void>()
	const { folder, served, build } = await startBuild(waits, { onProgress })
	const ended = build.catch(String)
	await eventually(() => expect(onProgress).toHaveBeenCalledWith({ done: 1, of: 3 }), 5_000)
	cancelBuild(folder)
	expect(await ended).toContain('The build was cancelled.')
	expect(listReleases(folder)).toEqual([served])
	expect(hiddenIn(folder)).toEqual([])
	cancelBuild(folder)
	expect(hiddenIn(folder)).toEqual([])
})

test('a build that ignores SIGTERM is killed', async () => {
	const aborted = new AbortController()
	const script = `process.on('SIGTERM', () => {}); ${waits}`
	const onProgress = () => aborted.abort()
	const { build } = await startBuild(script, { signal: aborted.signal, onProgress })
	await expect(build).rejects.toThrow('The build was cancelled.')
})

test('only one build runs at a time', async () => {
	const aborted = new AbortController()
	const { folder, build } = await startBuild(waits, { signal: aborted.signal })
	const second = await startBuild(makesPages, { folder })
	await expect(second.build).rejects.toThrow('Another build is running.')
	aborted.abort()
	await expect(build).rejects.toThrow('The build was cancelled.')
	const third = await startBuild(makesPages, { folder })
	await expect(third.build).resolves.toMatch(/Z$/)
})

test('the lock and the folder that a killed build has left hinder neither a build nor a start', async () => {
	const folder = await createTemporaryFolder()
	const script = `
		import { buildRelease } from '#server/platform/release/build-release.ts'
		const command = () => [process.execPath, '-e', 'setInterval(() => {}, 1000); process.stdin.resume().on("end", process.exit)']
		setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100)
		await buildRelease({ folder: ${JSON.stringify(folder)}, command, pagesBefore: null, now: Date.now })`
	const killed = () => spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal
	expect(killed()).toBe('SIGKILL')
	expect(hiddenIn(folder)).toHaveLength(1)
	tidyReleases(folder, Date.now())
	expect(hiddenIn(folder)).toEqual([])
	expect(killed()).toBe('SIGKILL')
	const { build } = await startBuild(makesPages, { folder })
	await build
	expect(hiddenIn(folder)).toEqual([])
})

test('a start removes nothing of a build that runs', async () => {
	const aborted = new AbortController()
	const { folder, build } = await startBuild(waits, { signal: aborted.signal })
	tidyReleases(folder, Date.now())
	expect(hiddenIn(folder)).toHaveLength(1)
	aborted.abort()
	await expect(build).rejects.toThrow('cancelled')
})

test('a folder that cannot be made is named in a sentence', async () => {
	const folder = await createTemporaryFolder()
	writeFileSync(join(folder, 'file'), '')
	const options = { pagesBefore: null, now: Date.now, command: builder(makesPages) }
	await expect(buildRelease({ ...options, folder: join(folder, 'file/releases') })).rejects.toThrow(
		'because part of its path is a file',
	)
	mkdirSync(join(folder, 'releases'))
	expect(existsSync(join(folder, 'releases/.build.lock'))).toBe(false)
})

test('a build runs with the lowest priority and a bounded heap', async () => {
	const script = `${makesPages}; const os = require('node:os'); const v8 = require('node:v8');
		setTimeout(() => { console.log(os.getPriority(), v8.getHeapStatistics().heap_size_limit / 2 ** 20); process.exit(1) }, 100)`
	const { build } = await startBuild(script)
	const [, priority, megabytes] = /\n(\d+) (\d+)/.exec(await build.catch(String)) ?? []
	expect(Number(priority)).toBe(19)
	expect(Number(megabytes)).toBeLessThan(700)
})

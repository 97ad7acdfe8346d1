import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { releasesIn, writeRelease } from '#testing/releases.ts'
import { readSettings } from '#settings/settings.ts'
import { startSite } from '#server/lifecycle.ts'
import {
	listReleases,
	releasesFolder,
	setCurrentRelease,
} from '#server/platform/release/release-folder.ts'
import { revisionOf } from '#server/settings/open-settings.ts'
import type { BuildCommand } from '#server/releases/page-builder.ts'

test('a site without pages starts, serves a waiting page, and adopts the first release without a restart', async () => {
	const dataDir = await createTemporaryFolder()
	const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' })
	const releases = releasesFolder(settings)
	const given = { environment: {}, unreadable: [], revision: revisionOf([]) }
	const site = await startSite(settings, dataDir, given, { releases })
	onTestFinished(site.stop)

	expect(site.notices.join(' ')).toContain('There are no pages yet.')
	expect((await fetch(site.address)).status).toBe(503)
	expect((await fetch(`${site.address}/readyz`)).status).toBe(503)
	// Links in mails work before any page exists.
	expect((await fetch(`${site.address}/waitlist/confirm`)).status).toBeLessThan(500)

	const id = writeRelease(releases, 1)
	setCurrentRelease(releases, id)
	await expect
		.poll(async () => (await fetch(`${site.address}/readyz`)).status, { timeout: 5_000 })
		.toBe(200)
	expect(await releasesIn(await fetch(site.address))).toEqual([id])
})

test('a site that builds its own pages serves them soon, and does not rebuild unchanged ones', async () => {
	const dataDir = await createTemporaryFolder()
	const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' })
	const releases = releasesFolder(settings)
	const given = { environment: {}, unreadable: [], revision: revisionOf([]) }
	const made = await createTemporaryFolder()
	const source = join(made, writeRelease(made, 1))
	const asked: (string | null)[] = []
	const command: BuildCommand = (out, unless) => {
		asked.push(unless)
		const script =
			'const [from, to] = process.argv.slice(1); if (to) fs.cpSync(from, to, { recursive: true })'
		return [process.execPath, '-e', script, source, ...(unless === null ? [out] : [])]
	}
	const start = async () =>
		await startSite(settings, dataDir, given, { releases, buildsPages: true, command })
	const site = await start()
	await expect
		.poll(async () => (await fetch(`${site.address}/readyz`)).status, { timeout: 10_000 })
		.toBe(200)
	await site.stop()
	const [release = ''] = listReleases(releases)

	const again = await start()
	await expect.poll(() => asked, { timeout: 5_000 }).toEqual([null, join(releases, release)])
	await again.stop()
	expect(listReleases(releases)).toEqual([release])
})

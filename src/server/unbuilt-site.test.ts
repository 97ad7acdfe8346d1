import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { releasesIn, writeRelease } from '#testing/releases.ts'
import { readSettings } from '#settings/settings.ts'
import { startSite } from './lifecycle.ts'
import { releasesFolder, setCurrentRelease } from './platform/release/release-folder.ts'

test('a site without pages starts, says that it gets ready, and serves the first release without a restart', async () => {
	const dataDir = await createTemporaryFolder()
	const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' })
	const releases = releasesFolder(settings)
	const given = { environment: {}, unreadable: [], revision: '' }
	const site = await startSite(settings, dataDir, given, { releases })
	onTestFinished(site.stop)

	expect(site.notices.join(' ')).toContain('There are no pages yet.')
	expect((await fetch(site.address)).status).toBe(503)
	expect((await fetch(`${site.address}/readyz`)).status).toBe(503)
	// Links in mails work before there are pages.
	expect((await fetch(`${site.address}/waitlist/confirm`)).status).toBeLessThan(500)

	const id = writeRelease(releases, 1)
	setCurrentRelease(releases, id)
	await expect
		.poll(async () => (await fetch(`${site.address}/readyz`)).status, { timeout: 5_000 })
		.toBe(200)
	expect(await releasesIn(await fetch(site.address))).toEqual([id])
})

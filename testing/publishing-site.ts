import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#app/lifecycle.ts'
import { revisionOf } from '#features/settings/open-settings.ts'
import { readSettings } from '#config/settings.ts'

/** Starts the built site in this process, with the account `ada` (password `correct horse`). */
export async function startPublishingSite() {
	const dataDir = await mkdtemp(join(tmpdir(), 'innervolt-words-'))
	const settings = readSettings({
		DATA_DIR: dataDir,
		PORT: '0',
		ADMIN_USERNAME: 'ada',
		ADMIN_PASSWORD: 'correct horse',
	})
	const given = { environment: {}, unreadable: [], revision: revisionOf([]) }
	const site = await startSite(settings, 'dist', given)
	const stop = async () => {
		// An open page keeps its connections for the next request until the server closes them.
		const closing = setInterval(() => site.server.closeIdleConnections(), 50)
		await site.stop()
		clearInterval(closing)
		await rm(dataDir, { recursive: true })
	}
	return { address: site.address, stop }
}

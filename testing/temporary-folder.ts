import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder of the test's own. */
export async function createTemporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-cli-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	return folder
}

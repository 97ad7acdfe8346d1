import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder. Deleted after the test. */
export async function createTemporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-cli-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	return folder
}

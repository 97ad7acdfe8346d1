import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder, which is deleted after the test. */
export async function createTemporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-cli-'))
	onTestFinished(() => removeFolder(folder))
	return folder
}

/** Deletes a folder, even if a process that is ending still writes to it. */
export async function removeFolder(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

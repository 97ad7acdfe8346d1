import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Syncs the files of a built site to disk, then its folders, so that they survive a power failure. */
export async function syncFiles(folder: string): Promise<void> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	const paths = [folder, ...names.map((name) => join(folder, name))]
	for (const path of paths.toReversed()) {
		const file = await open(path, 'r')
		try {
			await file.sync()
		} finally {
			await file.close()
		}
	}
}

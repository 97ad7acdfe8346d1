import { globSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Syncs the files of a built site to disk, then its folders, so that they survive a power failure. */
export async function syncFiles(folder: string): Promise<void> {
	const paths = [folder, ...globSync(`${folder}/**/*`), ...globSync(`${folder}/.*`)]
	for (const path of paths.toReversed()) {
		const file = await open(path, 'r')
		try {
			await file.sync()
		} finally {
			await file.close()
		}
	}
}

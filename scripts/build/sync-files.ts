import { globSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Makes the files and folders of a built site outlast a power cut. Folders come last, when their files are safe. */
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

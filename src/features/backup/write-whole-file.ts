import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { namingPath } from './backup-error.ts'

/**
 * Writes a file under a temporary name, syncs and renames it, so that the name never refers to half a file. Replaces an
 * existing file. Deletes the temporary file if `write` rejects.
 *
 * @param write writes the temporary file, readable by its owner only
 * @throws BackupError if the file cannot be written
 */
export async function writeWholeFile<T>(
	file: string,
	write: (part: string) => Promise<T>,
): Promise<T> {
	// Unique to this process: two may write the same file.
	const part = `${file}.${process.pid}.part`
	return await namingPath(file, async () => {
		try {
			await rm(part, { force: true })
			const result = await write(part)
			await syncToDisk(part)
			await rename(part, file)
			// The folder too, so that the rename survives a power cut.
			await syncToDisk(dirname(file))
			return result
		} finally {
			await rm(part, { force: true })
		}
	})
}

async function syncToDisk(path: string): Promise<void> {
	const handle = await open(path, 'r')
	try {
		await handle.sync()
	} finally {
		await handle.close()
	}
}

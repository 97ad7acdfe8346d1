import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { namingPath } from './backup-error.ts'

/**
 * Writes a file under a temporary name, syncs it and then gives it its name, so that the name never stands for half a
 * file. Replaces a file of that name. What `write` leaves behind is deleted if it rejects.
 *
 * @param write writes the temporary file, readable by its owner only
 * @throws BackupError if the file cannot be written
 */
export async function writeWholeFile<T>(
	file: string,
	write: (part: string) => Promise<T>,
): Promise<T> {
	// Of this process alone: two may write the same file.
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

import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file under a temporary name, syncs and renames it, so that the final name never refers to half a file.
 * Deletes the temporary file if writing or renaming fails.
 *
 * @param write writes the temporary file, readable by its owner only
 * @param place gives the file its name; by default replaces an existing file
 */
export async function writeWholeFile<T>(
	file: string,
	write: (part: string) => Promise<T>,
	place: (part: string, file: string) => Promise<void> = rename,
): Promise<T> {
	// The name is random, because two processes may write the same file.
	const part = `${file}.${randomUUID()}.part`
	try {
		const result = await write(part)
		await syncToDisk(part)
		await place(part, file)
		// Syncs the folder too, so that the name survives a power cut.
		await syncToDisk(dirname(file))
		return result
	} finally {
		await rm(part, { force: true })
	}
}

async function syncToDisk(path: string): Promise<void> {
	await using handle = await open(path, 'r')
	await handle.sync()
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes the files of a folder whose names match and that were last modified before a time. The folder may be missing.
 *
 * @param time in milliseconds since 1970
 */
export async function deleteFilesBefore(
	folder: string,
	names: RegExp,
	time: number,
): Promise<void> {
	const found = await readdir(folder).catch(() => [])
	for (const name of found.filter((each) => names.test(each))) {
		const file = join(folder, name)
		// The file may be gone, because a partial file may have been renamed in the meantime.
		const { mtimeMs = time } = (await stat(file).catch(() => null)) ?? {}
		if (mtimeMs < time) await rm(file, { force: true })
	}
}

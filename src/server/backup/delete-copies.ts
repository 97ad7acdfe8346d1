import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Deletes the copies that restores have left beside the embedded database: they hold people who were erased since.
 *
 * @param time in milliseconds since 1970; newer copies stay
 */
export async function deleteCopiesBefore(file: string, time: number): Promise<void> {
	const folder = dirname(file)
	const beginning = `${basename(file)}.before-`
	for (const name of await readdir(folder)) {
		if (!name.startsWith(beginning)) continue
		const copy = join(folder, name)
		if ((await stat(copy)).mtimeMs < time) await rm(copy)
	}
}

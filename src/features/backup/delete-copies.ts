import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Deletes the copies that restores left beside the embedded database: they contain people erased since.
 *
 * @param time in milliseconds since 1970; keeps newer copies
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

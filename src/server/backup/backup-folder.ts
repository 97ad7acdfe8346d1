import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namingPath } from './backup-error.ts'
import type { BackupPlace } from './backup-place.ts'

/** A folder with backups. It has to exist: a disk that is not mounted is not replaced by a new folder. */
export function openFolder(folder: string): BackupPlace {
	return {
		description: folder,
		names: () => namingPath(folder, () => readdir(folder)),
		put: async (name, make) => {
			await namingPath(folder, () => readdir(folder))
			return await make(join(folder, name))
		},
		get: async (name, file) => {
			const source = join(folder, name)
			await namingPath(source, () => copyFile(source, file))
		},
		remove: async (name) => {
			const file = join(folder, name)
			await namingPath(file, () => rm(file))
		},
	}
}

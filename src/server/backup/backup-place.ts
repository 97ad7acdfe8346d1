import type { BackupSettings } from '#settings/backups.ts'
import { BackupError } from './backup-error.ts'
import { openFolder } from './backup-folder.ts'

/** Where backups are kept. Its errors are `BackupError`s that say what to do. */
export type BackupPlace = {
	/** What messages call it, such as `/backup` or `s3://bucket/site/`. */
	readonly description: string
	/** The names of all files in it, others' included. */
	readonly names: () => Promise<readonly string[]>
	/**
	 * Stores a file under a name, whole or not at all.
	 *
	 * @param make writes the file
	 */
	readonly put: <T>(name: string, make: (file: string) => Promise<T>) => Promise<T>
	/** Copies what has a name into a file. */
	readonly get: (name: string, file: string) => Promise<void>
	readonly remove: (name: string) => Promise<void>
}

/**
 * Opens the place of BACKUP_TO.
 *
 * @param staging a folder for a file on its way to a bucket
 * @throws BackupError if BACKUP_TO is not set
 */
export async function openBackupPlace(
	{ to }: Pick<BackupSettings, 'to'>,
	staging: string,
): Promise<BackupPlace> {
	if (to === null) {
		throw new BackupError('BACKUP_TO is not set: a folder, or s3://BUCKET/PREFIX.')
	}
	if (to.kind === 'folder') return openFolder(to.folder)
	// Imported here, because most sites have no bucket.
	const { openBucket } = await import('./backup-bucket.ts')
	return openBucket(to, staging)
}

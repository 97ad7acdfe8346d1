import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { existsSync } from 'node:fs'
import { type BackupFormat, newestBackup } from '#domain/retention/backup-names.ts'
import type { BackupSettings } from '#settings/backups.ts'
import type { readBackupSettings } from '#settings/settings.ts'
import { decryptFile } from './age-files.ts'
import { BackupError, namingPath } from './backup-error.ts'
import { openBackupPlace } from './backup-place.ts'

/** A backup as a file that can be read. */
export type UnpackedBackup = {
	/** The name that it was asked for by, or that of the newest one. */
	readonly name: string
	/** The decrypted file. */
	readonly file: string
	readonly format: BackupFormat
	readonly wasEncrypted: boolean
}

/** How files begin. */
const beginnings = {
	'SQLite format 3\0': 'sqlite',
	PGDMP: 'dump',
	'age-encryption.org/v1\n': 'age',
} as const

/**
 * Finds a backup, copies it into a folder if it is in BACKUP_TO, and decrypts it there. What kind of file it is, is read
 * from the file.
 *
 * @param wanted `latest`, a file of this machine, or a name in BACKUP_TO
 * @param identityFile the file with the secret key of age; null if none was named
 * @throws BackupError if there is no such backup, it cannot be decrypted, or it is none
 */
export async function unpackBackup(
	wanted: string,
	identityFile: string | null,
	folder: string,
	{ backup }: Pick<ReturnType<typeof readBackupSettings>, 'backup'>,
): Promise<UnpackedBackup> {
	const found = await findBackup(wanted, folder, backup)
	const kind = await kindOf(found.file)
	if (kind !== 'age') return { ...found, format: kind, wasEncrypted: false }
	if (identityFile === null) {
		throw new BackupError(
			`${found.name} is encrypted. Name the file with the secret key: --identity backup-key.txt`,
		)
	}
	const file = join(folder, 'decrypted')
	await namingPath(file, () => decryptFile(found.file, file, identityFile))
	const format = await kindOf(file)
	if (format === 'age')
		throw new BackupError(`${found.name} is encrypted twice. Decrypt it with age.`)
	return { name: found.name, file, format, wasEncrypted: true }
}

async function findBackup(wanted: string, folder: string, backup: BackupSettings) {
	if (wanted !== 'latest' && existsSync(wanted)) return { name: basename(wanted), file: wanted }
	const place = await openBackupPlace(backup, folder)
	const name = wanted === 'latest' ? newestBackup(await place.names()) : basename(wanted)
	if (name === null) throw new BackupError(`${place.description} holds no backup.`)
	const file = join(folder, 'copy')
	await namingPath(file, () => place.get(name, file))
	return { name, file }
}

async function kindOf(file: string): Promise<BackupFormat | 'age'> {
	const beginning = await namingPath(file, async () => {
		const handle = await open(file)
		try {
			const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(32) })
			return buffer.toString('latin1', 0, bytesRead)
		} finally {
			await handle.close()
		}
	})
	const [, kind] = Object.entries(beginnings).find(([text]) => beginning.startsWith(text)) ?? []
	if (kind !== undefined) return kind
	throw new BackupError(
		`${basename(file) === 'copy' ? 'It' : file} is no backup of this site: neither a database of SQLite, nor a dump of PostgreSQL, nor encrypted by age.`,
	)
}

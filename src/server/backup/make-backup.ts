import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { BackupFormat } from '#domain/retention/backup-names.ts'
import { databaseFile, openDatabase } from '#server/platform/db/open-database.ts'
import type { readBackupSettings } from '#settings/settings.ts'
import { createEncryption } from './age-files.ts'
import { BackupError } from './backup-error.ts'
import { copySqlite } from './copy-sqlite.ts'
import { dumpPostgres } from './postgres-tools.ts'
import { writeWholeFile } from './write-whole-file.ts'

type DatabaseSettings = Pick<ReturnType<typeof readBackupSettings>, 'dataDir' | 'databaseUrl'>

/** What the backups of a site are. */
export function backupFormat({ databaseUrl }: DatabaseSettings): BackupFormat {
	return databaseUrl === null ? 'sqlite' : 'dump'
}

/**
 * Backs up the database into a file while the server keeps writing. The file gets its name only when it is whole.
 * Returns its number of registrations.
 *
 * @param recipients public keys of age to encrypt for; without any the file is not encrypted
 * @throws BackupError if there is no database, a recipient is no key, there is no room, or the copy is damaged
 * @throws DatabaseFileError if the embedded database cannot be read
 */
export async function makeBackup(
	settings: DatabaseSettings,
	file: string,
	recipients: readonly string[] = [],
): Promise<number> {
	const write = await createEncryption(recipients)
	const { databaseUrl } = settings
	if (databaseUrl !== null) {
		const count = await countInPostgres(settings)
		await writeWholeFile(file, (part) => dumpPostgres(databaseUrl, (dump) => write(dump, part)))
		return count
	}
	const source = databaseFile(settings)
	return await writeWholeFile(file, async (part) => {
		if (recipients.length === 0) return await copySqlite(source, part)
		// Beside the database, so that nothing unencrypted leaves its disk.
		const plain = `${source}.backup.part`
		try {
			await rm(plain, { force: true })
			const count = await copySqlite(source, plain)
			await write(createReadStream(plain), part)
			return count
		} finally {
			await rm(plain, { force: true })
		}
	})
}

async function countInPostgres(settings: DatabaseSettings): Promise<number> {
	const db = openDatabase(settings)
	try {
		const { count } = await db.longRead
			.selectFrom('waitlist_emails')
			.select(({ fn }) => fn.countAll().as('count'))
			.executeTakeFirstOrThrow()
		return Number(count)
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
		const isNew = code === '42P01'
		throw new BackupError(
			isNew
				? 'The database has no tables yet. Start the site once.'
				: `The database of DATABASE_URL cannot be read (${code}). Start it, or correct the setting.`,
			{ cause: error },
		)
	} finally {
		await db.close()
	}
}

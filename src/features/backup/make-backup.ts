import { iso, countRows } from '#platform/db/context.ts'
import { setInstallationValue, timeNames } from '#platform/db/installation.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { writeWholeFile } from '#platform/write-whole-file.ts'
import type { readDatabaseSettings } from '#config/settings.ts'
import { namingFile } from '#platform/file-error.ts'
import { copySqlite } from './copy-sqlite.ts'
import { dumpPostgres } from './postgres-tools.ts'

export type DatabaseSettings = Pick<
	ReturnType<typeof readDatabaseSettings>,
	'dataDir' | 'databaseUrl'
>

/**
 * Copies the database into one file, as of one instant, while the server keeps writing, and records the time in the
 * database. The file gets its name only once complete. Returns the number of registrations in the backup.
 *
 * @param now in milliseconds since 1970
 * @throws OperatorError if there is no database or no room, or if the copy is damaged or the database cannot be read
 */
export async function makeBackup(
	settings: DatabaseSettings,
	file: string,
	now: number,
): Promise<number> {
	const { databaseUrl } = settings
	const write = (part: string) =>
		databaseUrl === null
			? copySqlite(databaseFile(settings), part)
			: dumpPostgres(databaseUrl, part)
	await namingFile(file, () => writeWholeFile(file, write))
	return await recordBackup(settings, now)
}

async function recordBackup(settings: DatabaseSettings, now: number): Promise<number> {
	await using db = openDatabase(settings)
	await db.write((transaction) => setInstallationValue(transaction, timeNames.backup, iso(now)))
	return await countRows(db.reportReader.selectFrom('waitlist_emails'))
}

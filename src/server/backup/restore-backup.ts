import { chown, copyFile, link, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { currentSchema } from '#server/platform/db/migrate.ts'
import { databaseFile } from '#server/platform/db/open-database.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { lockDataFolder } from '#server/platform/db/sqlite/sqlite-lock.ts'
import type { readBackupSettings } from '#settings/settings.ts'
import { BackupError, namingPath } from './backup-error.ts'
import { checkSqlite, countRegistrations } from './copy-sqlite.ts'
import { restorePostgres } from './postgres-tools.ts'
import { removingNewerTables, tablesOfThisRelease } from './newer-tables.ts'
import { unpackBackup, type UnpackedBackup } from './unpack-backup.ts'

/** What a restore has done. */
export type Restored = {
	readonly name: string
	/** The database file that was replaced; null if there was none, or with PostgreSQL. */
	readonly kept: string | null
}

/**
 * Puts a backup in the place of the database while the site is stopped. The embedded database that it replaces stays
 * beside it; PostgreSQL replaces its tables in one transaction, or none of them.
 *
 * @param wanted `latest`, a file of this machine, or a name in BACKUP_TO
 * @param identityFile the file with the secret key of age
 * @param now in milliseconds since 1970
 * @param isGoingBack whether the backup was made just before an upgrade: with PostgreSQL all tables are removed that it lacks
 * @throws BackupError if the backup cannot be restored, or is one of the other kind of database
 * @throws DatabaseFileError if the site runs
 */
export async function restoreBackup(
	wanted: string,
	identityFile: string | null,
	settings: Pick<ReturnType<typeof readBackupSettings>, 'backup' | 'dataDir' | 'databaseUrl'>,
	now: number,
	isGoingBack = false,
): Promise<Restored> {
	const { dataDir, databaseUrl } = settings
	await namingPath(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }))
	const unlock = databaseUrl === null ? lockDataFolder(dataDir) : () => {}
	// In the data folder, so that the database can be moved into place.
	const folder = await namingPath(dataDir, () => mkdtemp(join(dataDir, 'restore-')))
	try {
		if (databaseUrl !== null) await requireUnused(databaseUrl)
		const backup = await unpackBackup(wanted, identityFile, folder, settings)
		requireFormat(backup, databaseUrl)
		if (databaseUrl === null) {
			// On the way back the copy is of the release before, whichever one runs this command.
			const checks = isGoingBack ? null : requireKnownSchema
			const kept = await replaceFile(backup, folder, databaseFile(settings), now, checks)
			return { name: backup.name, kept }
		}
		const newer = isGoingBack ? 'all' : await tablesOfThisRelease(folder)
		await removingNewerTables(databaseUrl, newer, () =>
			restorePostgres(databaseUrl, backup.file, true),
		)
		return { name: backup.name, kept: null }
	} finally {
		unlock()
		await rm(folder, { recursive: true, force: true })
	}
}

function requireFormat({ name, format }: UnpackedBackup, databaseUrl: string | null): void {
	if (format === (databaseUrl === null ? 'sqlite' : 'dump')) return
	throw new BackupError(
		format === 'dump'
			? `${name} is a dump of PostgreSQL. Set DATABASE_URL to the database that it belongs into.`
			: `${name} is an embedded database, and DATABASE_URL names one of PostgreSQL. Unset it to restore this backup.`,
	)
}

/** PostgreSQL lists a connection for a moment after it was closed. */
const closing = { tries: 20, pauseMs: 100 }

/** Tables that another process uses would be replaced under it. */
async function requireUnused(url: string): Promise<void> {
	const db = openPostgres(url)
	try {
		for (let turn = 0; turn < closing.tries; turn++) {
			const { rows } = await sql<{ others: string }>`
				select count(distinct pid) as others from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
			`.execute(db.read)
			if (Number(rows[0]?.others) === 0) return
			await setTimeout(closing.pauseMs)
		}
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
		throw new BackupError(`The database of DATABASE_URL does not answer (${code}).`, {
			cause: error,
		})
	} finally {
		await db.close()
	}
	throw new BackupError('The database is in use. Stop all processes of the site first.')
}

/** Returns the path of the replaced database. */
async function replaceFile(
	backup: UnpackedBackup,
	folder: string,
	file: string,
	now: number,
	requireSchema: typeof requireKnownSchema | null,
): Promise<string | null> {
	return await namingPath(file, async () => {
		const whole = join(folder, 'database')
		// A file of the operator's stays as it is.
		await (backup.file.startsWith(folder) ? rename : copyFile)(backup.file, whole)
		checkSqlite(whole)
		countRegistrations(whole)
		requireSchema?.(whole, backup.name)
		await prepareFile(whole, dirname(file))
		const kept = existsSync(file) ? await keepFile(file, now) : null
		await rename(whole, file)
		return kept
	})
}

/** A server would not start with it, and the database before would have been put aside for nothing. */
function requireKnownSchema(file: string, name: string): void {
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		const schema = Number(database.prepare('select version from schema_version').get()?.['version'])
		if (!(schema > currentSchema)) return
		throw new BackupError(
			`${name} has schema ${schema}; this release knows ${currentSchema}. Restore it with the release that made it, or a newer one. Nothing has changed.`,
		)
	} finally {
		database.close()
	}
}

/** Gives a file the owner of its folder, so that the site may use what root has restored, and syncs it. */
async function prepareFile(file: string, folder: string): Promise<void> {
	const { uid, gid } = await stat(folder)
	const handle = await open(file, 'r+')
	try {
		await handle.chmod(0o600)
		if (process.getuid?.() === 0) {
			await handle.chown(uid, gid)
			await chown(join(folder, 'innervolt.lock'), uid, gid)
		}
		await handle.sync()
	} finally {
		await handle.close()
	}
}

/** Gives the database a second name, with all that its log holds, and removes the log. */
async function keepFile(file: string, now: number): Promise<string> {
	const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '')
	const kept = join(dirname(file), `${basename(file)}.before-restore-${time}Z`)
	try {
		const old = new DatabaseSync(file)
		old.exec('pragma wal_checkpoint(truncate)')
		old.close()
	} catch {
		// A damaged database cannot take its log in: the log is kept beside it.
	}
	await link(file, kept)
	for (const log of ['-wal', '-shm']) {
		if (existsSync(`${file}${log}`)) await rename(`${file}${log}`, `${kept}${log}`)
	}
	return kept
}

import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { databaseFile, openDatabase } from '#server/platform/db/open-database.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { hasKeyOf } from '#server/platform/keys/open-keys.ts'
import type { readBackupSettings } from '#settings/settings.ts'
import { BackupError, namingPath } from './backup-error.ts'
import { checkSqlite } from './copy-sqlite.ts'
import { restorePostgres } from './postgres-tools.ts'
import { type UnpackedBackup, unpackBackup } from './unpack-backup.ts'

/** What a rehearsal has proved. */
export type Rehearsal = {
	readonly name: string
	readonly wasEncrypted: boolean
	readonly registrations: number
	readonly tables: number
	/** Of all tables. */
	readonly rows: number
	/** Whether the site's key is that of the backup; null if there is no key on this machine. */
	readonly fitsKey: boolean | null
}

type RehearsalSettings = ReturnType<typeof readBackupSettings>

/**
 * Restores a backup into a temporary folder, or into a new database of the PostgreSQL server, checks it, brings it to
 * this release's schema as a start does, and counts its rows. Removes all of it, also after a failure.
 *
 * @param wanted `latest`, a file of this machine, or a name in BACKUP_TO
 * @param identityFile the file with the secret key of age
 * @throws BackupError if the backup cannot be restored
 * @throws NewerSchemaError if a newer release made it
 */
export async function rehearseBackup(
	wanted: string,
	identityFile: string | null,
	settings: RehearsalSettings,
): Promise<Rehearsal> {
	const folder = await namingPath(tmpdir(), () => mkdtemp(join(tmpdir(), 'innervolt-rehearsal-')))
	try {
		await chmod(folder, 0o700)
		const backup = await unpackBackup(wanted, identityFile, folder, settings)
		const prove = (db: Database) => proveDatabase(db, backup, settings)
		return backup.format === 'sqlite'
			? await inTemporaryFile(backup, folder, prove)
			: await inTemporaryDatabase(backup, settings.databaseUrl, prove)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function inTemporaryFile<T>(
	backup: UnpackedBackup,
	folder: string,
	prove: (db: Database) => Promise<T>,
): Promise<T> {
	const dataDir = join(folder, 'data')
	const file = databaseFile({ dataDir })
	await mkdir(dataDir)
	// A file of the operator's stays as it is.
	const move = backup.file.startsWith(folder) ? rename : copyFile
	await namingPath(file, () => move(backup.file, file))
	checkSqlite(file)
	const db = openDatabase({ dataDir, databaseUrl: null })
	try {
		return await prove(db)
	} finally {
		await db.close()
	}
}

async function inTemporaryDatabase<T>(
	backup: UnpackedBackup,
	url: string | null,
	prove: (db: Database) => Promise<T>,
): Promise<T> {
	if (url === null) {
		throw new BackupError(
			`${backup.name} is a dump of PostgreSQL. Set DATABASE_URL to a server on which a temporary database may be created.`,
		)
	}
	const name = `innervolt_rehearsal_${randomUUID().replaceAll('-', '')}`
	const server = openPostgres(url)
	try {
		await createDatabase(server, name)
		try {
			const address = new URL(url)
			address.pathname = `/${name}`
			await restorePostgres(address.href, backup.file, false)
			const db = openPostgres(address.href)
			try {
				return await prove(db)
			} finally {
				await db.close()
			}
		} finally {
			await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.longRead)
		}
	} finally {
		await server.close()
	}
}

async function createDatabase(server: Database, name: string): Promise<void> {
	try {
		await sql`create database ${sql.id(name)} template template0`.execute(server.longRead)
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
		throw new BackupError(
			code === '42501'
				? 'The role of DATABASE_URL may not create databases. Allow it with: alter role NAME createdb'
				: `No temporary database could be created on the server of DATABASE_URL (${code}).`,
			{ cause: error },
		)
	}
}

async function proveDatabase(
	db: Database,
	{ name, wasEncrypted }: UnpackedBackup,
	settings: RehearsalSettings,
): Promise<Rehearsal> {
	await migrate(db)
	const tables = (await db.longRead.introspection.getTables()).filter(({ isView }) => !isView)
	const counts = new Map<string, number>()
	for (const table of tables) {
		const { rows } = await sql<{ count: number | string }>`
			select count(*) as count from ${sql.table(table.name)}
		`.execute(db.longRead)
		counts.set(table.name, Number(rows[0]?.count))
	}
	return {
		name,
		wasEncrypted,
		registrations: counts.get('waitlist_emails') ?? 0,
		tables: counts.size,
		rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
		fitsKey: await hasKeyOf(db, settings),
	}
}

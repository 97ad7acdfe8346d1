import { existsSync } from 'node:fs'
import {
	chown,
	copyFile,
	link,
	mkdir,
	mkdtemp,
	open,
	rename,
	rm,
	stat,
	utimes,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { OperatorError } from '#values/operator-error.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { retention } from '#values/retention.ts'
import { timeNames } from '#platform/db/installation.ts'
import { isKnownMigration, tableNames } from '#platform/db/migrate.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { readRows } from '#platform/db/read-rows.ts'
import { forgetEntries } from '#platform/journal/erasure-mark.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import type { readDatabaseSettings } from '#config/settings.ts'
import { namingFile } from '#platform/file-error.ts'
import { checkCopy } from './copy-sqlite.ts'
import { removingNewerTables, tablesOfThisRelease } from './newer-tables.ts'
import { restorePostgres, rowsInDump } from './postgres-tools.ts'

type DatabaseSettings = Pick<ReturnType<typeof readDatabaseSettings>, 'dataDir' | 'databaseUrl'>

/** The first bytes of a backup, by the kind of database it comes from. */
const beginnings = { sqlite: 'SQLite format 3\0', dump: 'PGDMP' } as const

/**
 * Replaces the database with a backup while the site is stopped. A replaced embedded database is kept beside it;
 * PostgreSQL replaces its tables in one transaction. A SQLite file may come from any tool that copies databases.
 *
 * @param options `now` in milliseconds since 1970; `isForced`: whether the backup may be older than the journal of erasures
 * @returns the path of the replaced database file; null if there was none, or with PostgreSQL
 * @throws OperatorError if the backup cannot be restored, is too old, or is of the other kind of database
 * @throws OperatorError if the site runs, or the file is damaged
 */
export async function restoreBackup(
	backup: string,
	settings: DatabaseSettings,
	options: { readonly now: number; readonly isForced: boolean },
): Promise<string | null> {
	const { dataDir, databaseUrl } = settings
	await requireFormat(backup, databaseUrl)
	await namingFile(dataDir, () => mkdir(dataDir, { recursive: true, mode: 0o700 }))
	const unlock = databaseUrl === null ? lockDataFolder(dataDir) : () => {}
	// The folder is inside the data folder, so that the restored database can be moved into place.
	const folder = await namingFile(dataDir, () => mkdtemp(join(dataDir, 'restore-')))
	try {
		if (databaseUrl === null) {
			const kept = await replaceFile(backup, folder, settings, options)
			await replayJournal(settings)
			return kept
		}
		const migrations = await rowsInDump(backup, tableNames.migrationTableName)
		requireKnownSchema(
			backup,
			migrations.map(([name = '']) => name),
		)
		const values = new Map(
			(await rowsInDump(backup, 'installation')).map(([name, value]) => [name, value]),
		)
		requireJournal(backup, values.get(timeNames.sweep), options)
		await requireUnused(databaseUrl)
		await removingNewerTables(databaseUrl, await tablesOfThisRelease(folder), () =>
			restorePostgres(databaseUrl, backup),
		)
		await replayJournal(settings)
		return null
	} finally {
		unlock()
		await rm(folder, { recursive: true, force: true })
	}
}

/** Makes the next start replay every act in the journal of erasures. */
async function replayJournal(settings: DatabaseSettings): Promise<void> {
	await using db = openDatabase(settings)
	await db.write(forgetEntries)
}

async function requireFormat(file: string, databaseUrl: string | null): Promise<void> {
	const beginning = await namingFile(file, async () => {
		await using handle = await open(file)
		const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16) })
		return buffer.toString('latin1', 0, bytesRead)
	})
	if (beginning.startsWith(beginnings[databaseUrl === null ? 'sqlite' : 'dump'])) return
	if (beginning.startsWith(beginnings.dump)) {
		throw new OperatorError(
			`${file} is a dump of PostgreSQL. Set DATABASE_URL to the database that it belongs to.`,
		)
	}
	throw new OperatorError(
		beginning === beginnings.sqlite
			? `${file} is an embedded database, and DATABASE_URL names one of PostgreSQL. Unset it to restore this backup.`
			: `${file} is not a backup of this site: neither a database of SQLite, nor a dump of PostgreSQL.`,
	)
}

/**
 * Rejects a backup from before the beginning of the journal of erasures, because startup replays the erasures and
 * unsubscriptions since the backup from that journal.
 *
 * @param swept when the site last swept the database in the backup, in ISO 8601; undefined if it never ran on it
 */
function requireJournal(
	backup: string,
	swept: string | undefined,
	{ now, isForced }: { readonly now: number; readonly isForced: boolean },
): void {
	const oldest = addDays(utcDay(now), -retention.erasureJournalDays)
	if (isForced || swept === undefined) return
	const day = swept.slice(0, oldest.length)
	if (day >= oldest) return
	throw new OperatorError(
		`${backup} dates from ${day}, and the journal of erasures begins on ${oldest}: it is kept for ${retention.erasureJournalDays} days. People who were erased or unsubscribed in between would come back and get mail again. Restore a newer backup, or if there is none: npm run restore -- --force ${backup}`,
	)
}

/** PostgreSQL lists a connection for a moment after it closes. */
const closing = { tries: 20, pauseMs: 100 }

/** Rejects if another process uses the tables, because they would be replaced while in use. */
async function requireUnused(url: string): Promise<void> {
	await using db = openPostgres(url)
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
		throw new OperatorError(`The database of DATABASE_URL does not answer (${code}).`, {
			cause: error,
		})
	}
	throw new OperatorError('The database is in use. Stop all processes of the site first.')
}

/** Returns the path of the replaced database. */
async function replaceFile(
	backup: string,
	folder: string,
	{ dataDir }: DatabaseSettings,
	options: { readonly now: number; readonly isForced: boolean },
): Promise<string | null> {
	const file = databaseFile({ dataDir })
	return await namingFile(file, async () => {
		const whole = databaseFile({ dataDir: folder })
		await namingFile(backup, () => copyFile(backup, whole))
		checkCopy(whole, backup)
		const read = async (table: string, statement: string) => {
			const rows = await readRows({ dataDir: folder, databaseUrl: null }, table, statement)
			return rows.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
		}
		const migrations = tableNames.migrationTableName
		requireKnownSchema(
			backup,
			await read(migrations, `select name as value from ${migrations} order by name`),
		)
		const [swept] = await read(
			'installation',
			`select value from installation where name = '${timeNames.sweep}'`,
		)
		requireJournal(backup, swept, options)
		await prepareFile(whole, dataDir)
		const kept = existsSync(file) ? await keepFile(file, options.now) : null
		await rename(whole, file)
		return kept
	})
}

/**
 * Requires a database of this site that this release can start with. Any other backup would replace the current
 * database for nothing.
 */
function requireKnownSchema(backup: string, migrations: readonly string[]): void {
	if (migrations.length === 0) {
		throw new OperatorError(
			`${backup} is not a backup of this site: none of its migrations has run there.`,
		)
	}
	const unknown = migrations.find((name) => !isKnownMigration(name))
	if (unknown === undefined) return
	throw new OperatorError(
		`${backup} has the migration ${unknown}, which this release does not know. Restore it with the release that made it, or a newer one. Nothing has changed.`,
	)
}

/** Gives a file the owner of its folder, so that the site can use a file restored by root, and syncs it. */
async function prepareFile(file: string, folder: string): Promise<void> {
	const { uid, gid } = await stat(folder)
	await using handle = await open(file, 'r+')
	await handle.chmod(0o600)
	if (process.getuid?.() === 0) {
		await handle.chown(uid, gid)
		await chown(join(folder, 'innervolt.lock'), uid, gid)
	}
	await handle.sync()
}

/**
 * Keeps the replaced database under a second name. A checkpoint first moves the write-ahead log into the file. The
 * retention period of the kept file starts now, because the database of a quiet site may last have changed long ago.
 */
async function keepFile(file: string, now: number): Promise<string> {
	const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '')
	const kept = join(dirname(file), `${basename(file)}.before-restore-${time}Z`)
	try {
		const old = new DatabaseSync(file)
		old.exec('pragma wal_checkpoint(truncate)')
		old.close()
	} catch {
		// A damaged database cannot be checkpointed, so the log is kept beside it.
	}
	await link(file, kept)
	await utimes(kept, now / 1_000, now / 1_000)
	for (const log of ['-wal', '-shm']) {
		if (!existsSync(`${file}${log}`)) continue
		await rename(`${file}${log}`, `${kept}${log}`)
		await utimes(`${kept}${log}`, now / 1_000, now / 1_000)
	}
	return kept
}

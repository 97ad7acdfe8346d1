import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Database } from '#server/platform/db/database.ts'
import { currentSchema, readSchema } from '#server/platform/db/migrate.ts'
import { copySqlite } from './copy-sqlite.ts'
import { writeWholeFile } from './write-whole-file.ts'

/**
 * Copies the embedded database before a start brings it to this release's schema, for `npm run restore` with the release
 * before. Call it while no other process writes. A new database is not copied, and PostgreSQL is not either.
 *
 * @param file the path of the database
 * @throws BackupError if there is no room
 */
export async function copyBeforeMigration(db: Database, file: string): Promise<void> {
	if (db.kind !== 'sqlite') return
	const schema = await readSchema(db)
	if (schema === 0 || schema >= currentSchema) return
	await writeWholeFile(`${file}.before-migration-of-${schema}`, (part) => copySqlite(file, part))
}

/**
 * Deletes the copies that migrations and restores have left beside the embedded database: they hold people who were erased
 * since.
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

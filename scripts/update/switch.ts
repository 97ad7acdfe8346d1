import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { copyOfSchema } from '#server/backup/copy-before-migration.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readSchema } from '#server/platform/db/migrate.ts'
import { databaseFile, openDatabase } from '#server/platform/db/open-database.ts'
import { currentRelease, releasesFolder } from '#server/platform/release/release-folder.ts'
import { findIllness, type Patience } from './health.ts'
import { run, UpdateError } from './run.ts'
import { useRelease } from './version-commands.ts'
import { currentVersion, setCurrentVersion, type Versions, versionFolder } from './versions.ts'

/** A swap under way, written down before it begins, so that the next command can complete it after a kill. */
const swapSchema = z.object({
	from: z.string(),
	to: z.string(),
	/** The release of the new version, and the one that was served before; null for none. */
	release: z.string(),
	releaseBefore: z.string().nullable(),
	/** The schema of the database before; 0 without a database. */
	schema: z.number(),
	/** The dump of PostgreSQL from before; null with SQLite. */
	dump: z.string().nullable(),
})

export type Swap = z.infer<typeof swapSchema>

export type SwitchOptions = {
	readonly versions: Versions
	/** Its folder is an absolute path. */
	readonly database: { readonly dataDir: string; readonly databaseUrl: string | null }
	/** A command with `{}` for `start`, `stop` or `restart`. */
	readonly service: string
	/** Where the site answers. */
	readonly address: string
	readonly patience: Patience
	readonly print: (line: string) => void
}

const swapFile = ({ root }: Versions) => join(root, 'versions', '.swap.json')

/** The swap that was interrupted; null if none was. */
export function interruptedSwap(versions: Versions): Swap | null {
	const file = swapFile(versions)
	return existsSync(file) ? swapSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** What is needed to go back after a swap. */
export async function planSwap(
	{ database, versions }: Pick<SwitchOptions, 'database' | 'versions'>,
	to: string,
	release: string,
	dump: string | null,
): Promise<Swap> {
	const from = currentVersion(versions)
	if (from === null) throw new Error('There is no current version')
	const releaseBefore = currentRelease(releasesFolder(database))
	return { from, to, release, releaseBefore, schema: await schemaOf(database), dump }
}

/**
 * Lets the site run a version that is ready, and goes back to the one before if it is not well: with the database from
 * before, if the new version has changed its schema. Repeats what an interrupted swap has done already.
 *
 * @throws UpdateError if the site had to go back
 */
export async function completeSwap(options: SwitchOptions, swap: Swap): Promise<void> {
	const { versions, print } = options
	const isGoingBack = currentVersion(versions) === swap.from && existsSync(swapFile(versions))
	const illness = isGoingBack ? 'the update was interrupted' : await goOn(options, swap)
	if (illness === null) {
		rmSync(swapFile(versions), { force: true })
		if (swap.dump !== null) rmSync(swap.dump, { force: true })
		return
	}
	print(`${swap.to} is not well: ${illness}. Going back to ${swap.from} …`)
	await goBack(options, swap)
	rmSync(swapFile(versions))
	throw new UpdateError(
		`${swap.from} runs again, as before. ${swap.to} was not taken over: ${illness}.`,
	)
}

/** Returns what is wrong with the new version; null if it is well. */
async function goOn(options: SwitchOptions, swap: Swap): Promise<string | null> {
	const { versions, service, address, patience } = options
	writeFileSync(swapFile(versions), JSON.stringify(swap))
	try {
		// First the pages, by the old version: the new one would build them again, and must not open the database yet.
		await serve(options, swap.from, swap.release)
		setCurrentVersion(versions, swap.to)
		await runService(service, 'restart')
		return await findIllness(address, patience)
	} catch (error) {
		if (error instanceof UpdateError) return error.message
		throw error
	}
}

async function goBack(options: SwitchOptions, swap: Swap): Promise<void> {
	const { versions, database, service, address, patience, print } = options
	setCurrentVersion(versions, swap.from)
	const isMigrated = (await schemaOf(database)) > swap.schema
	if (isMigrated) {
		await runService(service, 'stop')
		print(await restoreBefore(database, swap))
	}
	if (swap.releaseBefore !== null) await serve(options, swap.from, swap.releaseBefore)
	await runService(service, isMigrated ? 'start' : 'restart')
	const illness = await findIllness(address, patience)
	if (illness === null) return
	throw new UpdateError(
		`${swap.from} is in its place again, but ${illness}. See: npm run doctor, and journalctl -u innervolt`,
	)
}

/** Puts the database from before the migration back. What the new version has written stays beside it. */
async function restoreBefore(
	database: SwitchOptions['database'],
	{ schema, dump }: Swap,
): Promise<string> {
	const settings = { ...database, backup: { to: null, recipients: [] } }
	const copy = dump ?? copyOfSchema(databaseFile(database), schema)
	let kept: string | null = null
	if (dump !== null) {
		kept = `${dump}.after`
		await makeBackup(database, kept)
	}
	const restored = await restoreBackup(copy, null, settings, Date.now(), true)
	return `The database is as it was before the migration. What the new version had written is in ${kept ?? restored.kept}.`
}

async function serve({ versions, database }: SwitchOptions, name: string, release: string) {
	await useRelease({ folder: versionFolder(versions, name), ...database }, release)
}

async function runService(service: string, act: 'start' | 'stop' | 'restart'): Promise<void> {
	await run(['sh', '-c', service.replaceAll('{}', act)])
}

async function schemaOf(database: SwitchOptions['database']): Promise<number> {
	if (database.databaseUrl === null && !existsSync(databaseFile(database))) return 0
	const db = openDatabase(database)
	try {
		return await readSchema(db)
	} finally {
		await db.close()
	}
}

/** Where a dump of PostgreSQL lies while the site is updated. */
export function dumpFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'innervolt.dump.before-update')
}

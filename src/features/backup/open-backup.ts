import { mkdir, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { databaseFile } from '#platform/db/open-database.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import type { DatabaseSettings } from './make-backup.ts'

/**
 * Matches the names of the copies that restores and interrupted downloads leave behind. The copies contain people who
 * have since been erased.
 */
export const copyNames = /^innervolt\.sqlite\.before-/

/** The input of the thread. */
export type BackupOrder = {
	readonly settings: DatabaseSettings
	readonly file: string
	/** In milliseconds since 1970. */
	readonly now: number
}

/** A backup in an open file without a name. The file is gone when the stream ends. */
export type OpenedBackup = { readonly sizeBytes: number; readonly stream: Readable }

/** Copying and checking a database of a million people takes about a minute. */
const timeLimitMs = 15 * 60_000

/**
 * Creates the function that makes a backup as `npm run backup` does, in a thread, and opens it.
 *
 * @returns a function that rejects if the backup cannot be made
 */
export function createBackupOpener({ dataDir, databaseUrl }: DatabaseSettings) {
	const settings = { dataDir, databaseUrl }
	const worker = createBoundedWorker<BackupOrder, number>(
		new URL('./backup.worker.ts', import.meta.url),
		{ timeLimitMs },
	)
	return async (now: number): Promise<OpenedBackup> => {
		// If the process dies, the sweep deletes this file, whose name matches `copyNames`.
		const file = `${databaseFile(settings)}.before-download`
		await mkdir(dataDir, { recursive: true })
		await worker.run({ settings, file, now })
		const opened = await open(file)
		await rm(file)
		const { size } = await opened.stat()
		return { sizeBytes: size, stream: opened.createReadStream() }
	}
}

import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { letterStateAfter, statesBefore } from '#domain/letters/letter-state.ts'
import { retentionMs } from '#domain/retention/retention.ts'
import { restoredColumns } from '#server/letters/letter-events.ts'

/** A backup failed for a reason that the operator can fix. */
export class BackupError extends Error {
	override name = 'BackupError'
}

/**
 * Copies the embedded database as a consistent snapshot while the server keeps writing. The copy gets its
 * name only after its integrity check. Returns its number of persons.
 *
 * @param recipients age public keys (`age1…`) to encrypt the copy for; without any it is not encrypted. The unencrypted
 *   copy is a temporary file beside the database.
 * @throws BackupError if there is no database, a recipient is no key, or the copy is damaged
 */
export async function backUpDatabase(
	source: string,
	target: string,
	recipients: readonly string[] = [],
): Promise<number> {
	if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`)
	const encrypt = recipients.length === 0 ? null : await createEncryption(recipients)
	const part = `${target}.part`
	const plain = encrypt === null ? part : `${source}.backup.part`
	try {
		await rm(part, { force: true })
		const persons = await copyDatabase(source, plain)
		if (encrypt !== null) await encrypt(plain, part)
		await syncToDisk(part)
		await rename(part, target)
		// The folder too, so that the rename survives a power cut.
		await syncToDisk(dirname(target))
		return persons
	} finally {
		await rm(plain, { force: true })
		await rm(part, { force: true })
	}
}

/** Copies the database and checks the copy. Returns its number of persons. */
async function copyDatabase(source: string, part: string): Promise<number> {
	await rm(part, { force: true })
	// VACUUM INTO accepts an existing empty file, which lets us set its mode: owner only.
	await writeFile(part, '', { mode: 0o600 })
	try {
		const from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
		try {
			from.prepare('vacuum into ?').run(part)
		} finally {
			from.close()
		}
		const persons = countPersons(part)
		pauseLetters(part)
		return persons
	} catch (error) {
		throw databaseFileError(error, source)
	}
}

/** Returns the function that encrypts a file for the recipients. It streams the file. */
async function createEncryption(recipients: readonly string[]) {
	// Imported here, because most backups are encrypted by other means or not at all.
	const { Encrypter } = await import('age-encryption')
	const encrypter = new Encrypter()
	for (const recipient of recipients) {
		try {
			encrypter.addRecipient(recipient)
		} catch {
			throw new BackupError(`${recipient} is not a public key of age, such as age-keygen prints.`)
		}
	}
	return async (plain: string, target: string) => {
		const output = createWriteStream(target, { mode: 0o600 })
		await pipeline(await encrypter.encrypt(streamOf(plain)), output)
	}
}

/**
 * Deletes backups older than the retention period from a folder, because they hold erased rows. Only
 * files named `innervolt-YYYY-MM-DD.sqlite` count, encrypted or not, by the day in the name.
 *
 * @param now in milliseconds since 1970
 * @returns the deleted names
 */
export async function deleteOldBackups(folder: string, now: number): Promise<readonly string[]> {
	const names = (await readdir(folder)).filter((name) => {
		const day = /^innervolt-(\d{4}-\d{2}-\d{2})\.sqlite(?:\.age)?$/.exec(name)?.[1]
		return day !== undefined && Date.parse(day) < now - retentionMs.backup
	})
	for (const name of names) await rm(join(folder, name))
	return names.toSorted()
}

/**
 * Pauses the copy's letters, and turns those without a sent mail into drafts: after a restore it is unknown who
 * received a letter since the backup.
 */
function pauseLetters(file: string): void {
	const copy = new DatabaseSync(file)
	try {
		const hasLetters = copy
			.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'letters'`)
			.get()
		if (hasLetters === undefined) return
		for (const before of statesBefore('restore')) {
			const state = letterStateAfter(before, 'restore')
			const columns = { pause_code: null, ...restoredColumns(before), state }
			const names = Object.keys(columns).map((name) => `${name} = ?`)
			copy
				.prepare(`update letters set ${names.join(', ')} where state = ?`)
				.run(...Object.values(columns), before)
		}
	} finally {
		copy.close()
	}
}

/** Opens a file as a web stream with backpressure. */
function streamOf(file: string): ReadableStream<Uint8Array> {
	const chunks: AsyncIterator<Uint8Array> = createReadStream(file)[Symbol.asyncIterator]()
	return new ReadableStream({
		pull: async (controller) => {
			const { done, value } = await chunks.next()
			if (done === true) controller.close()
			else controller.enqueue(value)
		},
	})
}

/** Checks the copy's integrity and counts its persons. */
function countPersons(file: string): number {
	const copy = new DatabaseSync(file, { readOnly: true })
	try {
		const found = copy.prepare('pragma integrity_check').get()?.['integrity_check']
		if (found !== 'ok') {
			throw new BackupError(
				`The copy fails SQLite's integrity check. Run the backup again; if it fails again, restore an older backup.`,
			)
		}
		return Number(copy.prepare('select count(*) as count from waitlist_emails').get()?.['count'])
	} finally {
		copy.close()
	}
}

async function syncToDisk(path: string): Promise<void> {
	const handle = await open(path, 'r')
	try {
		await handle.sync()
	} finally {
		await handle.close()
	}
}

import { existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A backup cannot be made, for a reason that whoever asked can mend. */
export class BackupError extends Error {
	override name = 'BackupError'
}

/**
 * Copies the embedded database, as it is at one moment, while the server goes on writing. The copy is
 * checked and whole before it gets its name. Answers the number of registrations in it.
 */
export async function backUpDatabase(source: string, target: string): Promise<number> {
	if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`)
	const part = `${target}.part`
	await rm(part, { force: true })
	// Empty, which SQLite takes for not there, and nobody else's to read.
	await writeFile(part, '', { mode: 0o600 })
	const from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
	try {
		from.prepare('vacuum into ?').run(part)
	} finally {
		from.close()
	}
	const registrations = countRegistrations(part)
	await syncToDisk(part)
	await rename(part, target)
	// The name, too, has to survive a power cut.
	await syncToDisk(dirname(target))
	return registrations
}

function countRegistrations(file: string): number {
	const copy = new DatabaseSync(file, { readOnly: true })
	try {
		const found = copy.prepare('pragma integrity_check').get()?.['integrity_check']
		if (found !== 'ok') throw new BackupError('The copy is damaged.')
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

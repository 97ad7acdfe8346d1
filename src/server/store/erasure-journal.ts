import type { KeyObject } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { retention } from '#domain/retention/retention.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import { hashedKey } from '#server/auth/hashed-key.ts'

/** A registration that is erased. */
export type ErasedRegistration = { readonly id: string; readonly email: string }

/** One line of the journal with its day. */
export type JournalEntry = string

const fileName = /^\d{4}-\d{2}-\d{2}$/

/**
 * The list of erased registrations, in files outside the database, one per UTC day: a keyed hash per line. After a
 * restore it tells which registrations have to be erased again. The hash covers the registration's id, so it never
 * matches the same address after a new signup.
 *
 * @param key stored in the database, and so in every backup
 */
export function createErasureJournal(
	folder: string,
	{ key, now }: { readonly key: () => Promise<KeyObject>; readonly now: () => number },
) {
	/** Returns a function that computes the hash of a registration. */
	async function hasher(): Promise<(registration: ErasedRegistration) => string> {
		const secret = await key()
		return ({ id, email }) => hashedKey(secret, 'erasure', `${id}:${emailKey(email)}`)
	}

	/** Adds registrations, durably. Call it before their rows are deleted. Returns the last entry. */
	async function append(rows: readonly ErasedRegistration[]): Promise<JournalEntry | null> {
		if (rows.length === 0) return null
		const hashOf = await hasher()
		const lines = rows.map(hashOf)
		const day = utcDay(now())
		await mkdir(folder, { recursive: true, mode: 0o700 })
		const handle = await open(join(folder, day), 'a', 0o600)
		try {
			await handle.appendFile(lines.map((line) => `${line}\n`).join(''))
			await handle.sync()
		} finally {
			await handle.close()
		}
		return `${day} ${lines.at(-1)}`
	}

	/** All entries, oldest first. */
	async function read(): Promise<readonly JournalEntry[]> {
		const entries: JournalEntry[] = []
		for (const day of await days()) {
			const lines = (await readFile(join(folder, day), 'utf8')).split('\n').filter(Boolean)
			entries.push(...lines.map((line) => `${day} ${line}`))
		}
		return entries
	}

	/** Deletes the files of days whose retention period has ended. */
	async function prune(): Promise<void> {
		const oldest = addDays(utcDay(now()), -retention.erasureJournalDays)
		for (const day of await days()) if (day < oldest) await rm(join(folder, day), { force: true })
	}

	async function days(): Promise<readonly string[]> {
		const names = await readdir(folder).catch(() => [])
		return names.filter((name) => fileName.test(name)).toSorted()
	}

	return { hasher, append, read, prune }
}

export type ErasureJournal = ReturnType<typeof createErasureJournal>

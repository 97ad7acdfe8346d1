import { createHmac, type KeyObject } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { retention } from '#domain/retention/retention.ts'
import { emailKey } from '#domain/waitlist/email.ts'

/** A registration that the journal is about. */
export type JournalRegistration = { readonly id: string; readonly email: string }

/**
 * What a restored backup must not take back: an erasure, an unsubscription (`opt-out`), the wish for no mail at all
 * (`block`).
 */
export type JournalAct = 'erasure' | 'opt-out' | 'block'

/** One line of the journal with its day. */
export type JournalEntry = string

/** What a line says. */
type JournalLine = {
	readonly act: JournalAct
	readonly hash: string
	/** In milliseconds since 1970; null for an erasure, of which only the day is kept. */
	readonly time: number | null
}

const fileName = /^\d{4}-\d{2}-\d{2}$/

/**
 * The list of erased and unsubscribed registrations, in files outside the database, one per UTC day: a keyed hash per
 * line. After a restore it tells what has to be done again. The hash covers the registration's id, so it never matches
 * the same address after a new signup. The key is not in the database either.
 */
export function createErasureJournal(
	folder: string,
	{ key, now }: { readonly key: KeyObject; readonly now: () => number },
) {
	function hashOf({ id, email }: JournalRegistration): string {
		return createHmac('sha256', key)
			.update(`${id}:${emailKey(email)}`)
			.digest('base64url')
	}

	/** Adds registrations, durably. Call it before their rows are changed. Returns the last entry. */
	async function append(
		act: JournalAct,
		rows: readonly JournalRegistration[],
	): Promise<JournalEntry | null> {
		if (rows.length === 0) return null
		const time = now()
		const end = act === 'erasure' ? '' : `:${time}`
		const lines = rows.map((row) => `${act}:${hashOf(row)}${end}`)
		const day = utcDay(time)
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

	/** All entries, oldest first, one at a time: there may be hundreds of thousands. */
	async function* read(): AsyncGenerator<JournalEntry> {
		for (const day of await days()) {
			const handle = await open(join(folder, day), 'r')
			// Closes the file at its end.
			for await (const line of handle.readLines()) if (line !== '') yield `${day} ${line}`
		}
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

	return { hashOf, append, read, prune }
}

/** Null for a line that nobody of this site wrote. */
export function parseEntry(entry: JournalEntry): JournalLine | null {
	const [, act, hash = '', time] =
		/^\S+ (erasure|opt-out|block):([\w-]{43})(?::(\d+))?$/.exec(entry) ?? []
	if (act !== 'erasure' && act !== 'opt-out' && act !== 'block') return null
	return { act, hash, time: time === undefined ? null : Number(time) }
}

export type ErasureJournal = ReturnType<typeof createErasureJournal>

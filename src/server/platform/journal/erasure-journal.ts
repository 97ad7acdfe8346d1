import { createHmac, type KeyObject } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { retention } from '#domain/retention/retention.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import type { ClockAndRandom } from '#server/platform/db/context.ts'
import { isDiskFull } from '#server/platform/db/database.ts'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'

/** A person whom the journal is about. */
export type JournalPerson = { readonly id: string; readonly email: string }

/**
 * What a restored backup must not take back: an erasure, an unsubscription (`opt-out`), the wish for no mail at all
 * (`block`).
 */
export type JournalAct = 'erasure' | 'opt-out' | 'block'

/** One line of the journal with its day. */
export type JournalEntry = string

/** An entry and the id of its journal: each process on a database may have a journal of its own. */
export type JournalMark = { readonly journal: string; readonly entry: JournalEntry }

/** What a line says. */
type JournalLine = {
	readonly act: JournalAct
	readonly hash: string
	/** In milliseconds since 1970; null for an erasure, of which only the day is kept. */
	readonly time: number | null
}

const fileName = /^\d{4}-\d{2}-\d{2}$/

/**
 * The list of erased and unsubscribed persons, in files outside the database, one per UTC day: a keyed hash per
 * line. After a restore it tells what has to be done again. The hash covers the person's id, so it never matches
 * the same address after a new signup. The key is not in the database either.
 */
export function createErasureJournal(
	folder: string,
	{ key, now, random }: ClockAndRandom & { readonly key: KeyObject },
) {
	function hashOf({ id, email }: JournalPerson): string {
		return createHmac('sha256', key)
			.update(`${id}:${emailKey(email)}`)
			.digest('base64url')
	}

	/**
	 * Creates the folder and today's file, so that a start fails rather than each unsubscription after it. A full disk
	 * does not count: pages are served meanwhile.
	 *
	 * @throws DatabaseFileError
	 */
	async function prepare(): Promise<void> {
		try {
			await (await openDay(utcDay(now()))).close()
		} catch (error) {
			if (!isDiskFull(error)) throw databaseFileError(error, folder)
		}
		await openId()
	}

	async function openDay(day: string) {
		await mkdir(folder, { recursive: true, mode: 0o700 })
		return await open(join(folder, day), 'a', 0o600)
	}

	/** Tells the journal from those of other processes. It stays with the files when they are copied. */
	async function openId(): Promise<string> {
		const known = await readId()
		if (known !== '') return known
		const created = random(12).toString('hex')
		await writeFile(join(folder, 'id'), created, { mode: 0o600 })
		return created
	}

	async function readId(): Promise<string> {
		return await readFile(join(folder, 'id'), 'utf8').catch(() => '')
	}

	/** Adds persons, durably. Call it before their rows are changed. Returns the last entry. */
	async function append(
		act: JournalAct,
		rows: readonly JournalPerson[],
	): Promise<JournalMark | null> {
		if (rows.length === 0) return null
		const time = now()
		const end = act === 'erasure' ? '' : `:${time}`
		const lines = rows.map((row) => `${act}:${hashOf(row)}${end}`)
		const day = utcDay(time)
		const handle = await openDay(day)
		try {
			await handle.appendFile(lines.map((line) => `${line}\n`).join(''))
			await handle.sync()
		} finally {
			await handle.close()
		}
		return { journal: await openId(), entry: `${day} ${lines.at(-1)}` }
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

	return { openId, prepare, hashOf, append, read, prune }
}

/** Null for a damaged line, such as the last one before a power cut. */
export function parseEntry(entry: JournalEntry): JournalLine | null {
	const [, act, hash = '', time] =
		/^\S+ (erasure|opt-out|block):([\w-]{43})(?::(\d+))?$/.exec(entry) ?? []
	if (act !== 'erasure' && act !== 'opt-out' && act !== 'block') return null
	return { act, hash, time: time === undefined ? null : Number(time) }
}

export type ErasureJournal = ReturnType<typeof createErasureJournal>

import { createHmac, type KeyObject } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, utcDay } from '#domain/dates/utc-day.ts'
import { retention } from '#domain/retention/retention.ts'
import { emailKey } from '#domain/waitlist/email.ts'
import { withContext } from '#server/platform/with-context.ts'
import type { ClockAndRandom } from '#server/platform/db/context.ts'
import { isDiskFull } from '#server/platform/db/database.ts'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'

/** A person whose act is recorded. */
export type JournalPerson = { readonly id: string; readonly email: string }

/** An act that a restored backup must not undo. `opt-out`: an unsubscription; `block`: an opt-out from all mail. */
export type JournalAct = 'erasure' | 'opt-out' | 'block'

/** A day and one line of its file. */
export type JournalEntry = string

/** An entry and the id of its journal, because each process on a database can have its own journal. */
export type JournalMark = { readonly journal: string; readonly entry: JournalEntry }

/** The parsed form of a line. */
export type JournalLine = {
	readonly act: JournalAct
	readonly hash: string
	/** In milliseconds since 1970; null for an erasure, which keeps only its day. */
	readonly time: number | null
}

const fileName = /^\d{4}-\d{2}-\d{2}$/

type JournalContext = ClockAndRandom & {
	readonly folder: string
	/** The key of the HMAC that hashes persons. Not stored in the database. */
	readonly key: KeyObject
}

/**
 * The journal of erased and unsubscribed persons: files outside the database, one per UTC day, with a keyed hash per
 * line. After a restore the acts in it are repeated. The hash covers the person's id, so it does not match a later
 * signup of the same address.
 */
export function createErasureJournal(folder: string, options: Omit<JournalContext, 'folder'>) {
	return withContext({ ...options, folder }, { openId, prepare, hashOf, append, read, prune })
}

function hashOf({ key }: JournalContext, { id, email }: JournalPerson): string {
	return createHmac('sha256', key)
		.update(`${id}:${emailKey(email)}`)
		.digest('base64url')
}

/**
 * Creates the folder and today's file, so that a missing permission fails the start and not each unsubscription. A full
 * disk is not an error here, because the site can still serve pages.
 *
 * @throws DatabaseFileError
 */
async function prepare(context: JournalContext): Promise<void> {
	const { folder, now } = context
	try {
		await (await openDay(folder, utcDay(now()))).close()
	} catch (error) {
		if (!isDiskFull(error)) throw databaseFileError(error, folder)
	}
	await openId(context)
}

async function openDay(folder: string, day: string) {
	await mkdir(folder, { recursive: true, mode: 0o700 })
	return await open(join(folder, day), 'a', 0o600)
}

/** The id of this journal, which differs from those of other processes. It is copied with the files. */
async function openId({ folder, random }: JournalContext): Promise<string> {
	const file = join(folder, 'id')
	const known = await readFile(file, 'utf8').catch(() => '')
	if (known !== '') return known
	const created = random(12).toString('hex')
	await writeFile(file, created, { mode: 0o600 })
	return created
}

/** Appends persons durably. Call it before their rows are changed. Returns the last entry; null without persons. */
async function append(
	context: JournalContext,
	act: JournalAct,
	rows: readonly JournalPerson[],
): Promise<JournalMark | null> {
	if (rows.length === 0) return null
	const time = context.now()
	const end = act === 'erasure' ? '' : `:${time}`
	const lines = rows.map((row) => `${act}:${hashOf(context, row)}${end}`)
	const day = utcDay(time)
	const handle = await openDay(context.folder, day)
	try {
		await handle.appendFile(lines.map((line) => `${line}\n`).join(''))
		await handle.sync()
	} finally {
		await handle.close()
	}
	return { journal: await openId(context), entry: `${day} ${lines.at(-1)}` }
}

/** Yields all entries, oldest first. There may be hundreds of thousands. */
async function* read({ folder }: JournalContext): AsyncGenerator<JournalEntry> {
	for (const day of await daysOf(folder)) {
		const handle = await open(join(folder, day), 'r')
		// `readLines` closes the file at its end.
		for await (const line of handle.readLines()) if (line !== '') yield `${day} ${line}`
	}
}

/** Deletes the files of days whose retention period has ended. */
async function prune({ folder, now }: JournalContext): Promise<void> {
	const oldest = addDays(utcDay(now()), -retention.erasureJournalDays)
	for (const day of await daysOf(folder)) {
		if (day < oldest) await rm(join(folder, day), { force: true })
	}
}

async function daysOf(folder: string): Promise<readonly string[]> {
	const names = await readdir(folder).catch(() => [])
	return names.filter((name) => fileName.test(name)).toSorted()
}

/** Returns null for a damaged line, such as the last one before a power cut. */
export function parseEntry(entry: JournalEntry): JournalLine | null {
	const [, act, hash = '', time] =
		/^\S+ (erasure|opt-out|block):([\w-]{43})(?::(\d+))?$/.exec(entry) ?? []
	if (act !== 'erasure' && act !== 'opt-out' && act !== 'block') return null
	return { act, hash, time: time === undefined ? null : Number(time) }
}

export type ErasureJournal = ReturnType<typeof createErasureJournal>

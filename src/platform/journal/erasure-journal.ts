import { createHmac } from 'node:crypto'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { retention } from '#values/retention.ts'
import { emailKey } from '#values/email.ts'
import { withContext } from '#platform/with-context.ts'
import type { ClockAndRandom } from '#platform/db/context.ts'
import { openText, sealText } from '#platform/db/sealed-text.ts'
import type { Keys } from '#platform/keys/keys.ts'
import { type JournalFiles, openJournalFiles } from './journal-files.ts'

export type JournalPerson = { readonly id: string; readonly email: string }

/**
 * An act that a restore must not undo. `opt-out`: an unsubscription; `block`: an opt-out from all mail; `return`: the
 * person's earlier erasures and unsubscriptions no longer apply.
 */
export type JournalAct = 'erasure' | 'opt-out' | 'block' | 'return'

/** `correction`: a changed address. */
type LineAct = JournalAct | 'correction'

/** A day and one line of that day's file. */
export type JournalEntry = string

/**
 * An entry with the ID of its journal, because each of the processes that share a database can have a journal of its
 * own.
 */
export type JournalMark = { readonly journal: string; readonly entry: JournalEntry }

/** A parsed entry. */
export type JournalLine = {
	/** Day of its file. */
	readonly day: string
	readonly act: LineAct
	/** Hash of the person's ID and of the address before the act. */
	readonly hash: string
	/** Time of the act, in milliseconds since 1970; null for an erasure, which keeps only its day. */
	readonly time: number | null
}

/** Length of a SHA-256 hash in base64url, in characters. */
const hashLength = 43

/**
 * The name of the file with a day's acts, or of the file with the addresses to which one person was corrected on a day.
 */
const fileName = /^\d{4}-\d{2}-\d{2}(?:\.[0-9a-f]{64})?$/

type JournalContext = ClockAndRandom & {
	readonly files: JournalFiles
	/** Keys that are not stored in the database: for hashes of people and for corrected addresses. */
	readonly keys: Pick<Keys, 'journal' | 'corrections'>
}

/**
 * The journal of erased, unsubscribed and corrected people: files outside the database, one per UTC day, with one keyed
 * hash per line. The first start after a restore replays its acts. The hash covers the person's ID, so it does not
 * match a later signup of the same address.
 *
 * A corrected address is encrypted in a file per person and day, `2026-01-05.HASH`, which the person's erasure deletes.
 *
 * @param place a folder, or the URL of another database, which several processes can share
 */
export function createErasureJournal(place: string, options: Omit<JournalContext, 'files'>) {
	return withContext(
		{ ...options, files: openJournalFiles(place) },
		{ openId, prepare, reach, hashOf, append, appendCorrection, addressAfter, read, prune },
	)
}

function hashOf({ keys }: JournalContext, { id, email }: JournalPerson): string {
	return createHmac('sha256', keys.journal)
		.update(`${id}:${emailKey(email)}`)
		.digest('base64url')
}

/**
 * Creates today's file, so that missing permissions fail startup instead of each unsubscription.
 *
 * @throws OperatorError
 */
async function prepare(context: JournalContext): Promise<void> {
	await context.files.prepare(utcDay(context.now()))
	await openId(context)
}

async function reach({ files }: JournalContext): Promise<void> {
	await files.reach()
}

/**
 * Returns this journal's ID, the first line of the file `id`, which is created if missing. A copy of the files keeps
 * the ID.
 */
async function openId(context: JournalContext): Promise<string> {
	const { files, random } = context
	const [known] = await files.lines('id')
	if (known !== undefined) return known
	await files.append('id', [random(12).toString('hex')])
	return await openId(context)
}

/** Suffix of the files with a person's corrected addresses. */
function suffixOf({ keys }: JournalContext, id: string): string {
	return `.${createHmac('sha256', keys.corrections).update(id).digest('hex')}`
}

/**
 * Durably appends an entry for each person, and for an erasure also for each earlier address of the person. Call it
 * before the COMMIT of the change to these people. Returns the last entry; null if there are no people.
 */
async function append(
	context: JournalContext,
	act: JournalAct,
	rows: readonly JournalPerson[],
): Promise<JournalMark | null> {
	const time = context.now()
	const hashes = rows.map((row) => hashOf(context, row))
	if (act !== 'erasure') {
		return await appendLines(
			context,
			time,
			hashes.map((hash) => `${act}:${hash}:${time}`),
		)
	}
	const names = await correctionsOf(context, rows)
	for (const name of names) {
		// Their earlier addresses too.
		for (const line of await context.files.lines(name)) hashes.push(line.slice(0, hashLength))
	}
	const lines = Array.from(new Set(hashes), (hash) => `erasure:${hash}`)
	const mark = await appendLines(context, time, lines)
	for (const name of names) await context.files.remove(name)
	return mark
}

/** The files with the corrected addresses of these people, oldest first. */
async function correctionsOf(
	context: JournalContext,
	rows: readonly JournalPerson[],
): Promise<readonly string[]> {
	const names = (await namesIn(context)).filter((name) => name.includes('.'))
	if (names.length === 0) return []
	const suffixes = new Set(rows.map(({ id }) => suffixOf(context, id)))
	return names.filter((name) => suffixes.has(name.slice(name.indexOf('.'))))
}

/** Like `append`, for corrections: `email` is the new address of these people. */
async function appendCorrection(
	context: JournalContext,
	rows: readonly JournalPerson[],
	email: string,
): Promise<JournalMark | null> {
	const { files, keys, random } = context
	const time = context.now()
	const lines: string[] = []
	for (const row of rows) {
		const key = `${hashOf(context, row)}:${time}`
		const sealed = sealText(email, keys.corrections, random, key)
		await files.append(`${utcDay(time)}${suffixOf(context, row.id)}`, [`${key}:${sealed}`])
		lines.push(`correction:${key}`)
	}
	return await appendLines(context, time, lines)
}

/** The address after a correction; null for other acts, and if the file with the address is damaged or missing. */
async function addressAfter(
	context: JournalContext,
	{ act, day, hash, time }: JournalLine,
	id: string,
): Promise<string | null> {
	if (act !== 'correction') return null
	const lines = await context.files.lines(`${day}${suffixOf(context, id)}`)
	const key = `${hash}:${time}`
	const line = lines.findLast((each) => each.startsWith(`${key}:`))
	return openText(line?.slice(key.length + 1) ?? '', context.keys.corrections, key)
}

async function appendLines(
	context: JournalContext,
	time: number,
	lines: readonly string[],
): Promise<JournalMark | null> {
	if (lines.length === 0) return null
	const day = utcDay(time)
	await context.files.append(day, lines)
	return { journal: await openId(context), entry: `${day} ${lines.at(-1)}` }
}

/** Yields all entries, oldest first. There can be hundreds of thousands. */
async function* read(context: JournalContext): AsyncGenerator<JournalEntry> {
	for (const day of await namesIn(context)) {
		if (day.includes('.')) continue
		for (const line of await context.files.lines(day)) yield `${day} ${line}`
	}
}

async function prune(context: JournalContext): Promise<void> {
	const oldest = addDays(utcDay(context.now()), -retention.erasureJournalDays)
	for (const name of await namesIn(context)) {
		if (name.slice(0, oldest.length) < oldest) await context.files.remove(name)
	}
}

async function namesIn({ files }: JournalContext): Promise<readonly string[]> {
	return (await files.names()).filter((name) => fileName.test(name)).toSorted()
}

/** Parses an entry. Returns null for a damaged line, such as the last one before a power failure. */
export function parseEntry(entry: JournalEntry): JournalLine | null {
	const [, day = '', act = '', hash = '', time] =
		/^(\S{10}) ([a-z-]{5,10}):([\w-]{43})(?::(\d{1,15}))?$/.exec(entry) ?? []
	if (!isLineAct(act)) return null
	return { day, act, hash, time: time === undefined ? null : Number(time) }
}

function isLineAct(text: string): text is LineAct {
	return ['erasure', 'opt-out', 'block', 'return', 'correction'].includes(text)
}

export type ErasureJournal = ReturnType<typeof createErasureJournal>

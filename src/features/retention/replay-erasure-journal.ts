import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, milliseconds, type StoreContext } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import {
	type ErasureJournal,
	type JournalAct,
	type JournalEntry,
	type JournalLine,
	type JournalPerson,
	parseEntry,
} from '#platform/journal/erasure-journal.ts'
import { latestEntry, setLatestEntry } from '#platform/journal/erasure-mark.ts'
import {
	erasePersons,
	type JournalledCorrection,
	type PeopleContext,
	replayCorrections,
} from '#features/people/people.ts'
import { repeatLeaveErasures } from '#features/leave/leave.ts'
import { type ComposeFor, optOut, type OptOut } from '#features/waitlist/waitlist.ts'

/** People per query: few enough that hashing them does not delay other work. */
const rowsPerPage = 2_000

/** Unsubscriptions per transaction. Each takes several statements. */
const optOutsPerStep = 100

const actor = 'erasure journal'

const nothing = { rows: 0, mails: [], optOuts: 0, corrections: 0 }

/** An opt-out after the backup, with its time in ISO 8601. */
type DatedOptOut = { readonly act: OptOut; readonly email: string; readonly at: string }

type Line = JournalLine & { readonly index: number }

type Correction = JournalledCorrection & Pick<Line, 'index'>

type Person = JournalPerson & {
	readonly status: string
	readonly blocked_at: string | null
	readonly pending_since: string | null
	readonly confirmed_at: string | null
}

/**
 * Replays the erasures, unsubscriptions and corrections that a restore has undone. Call it before sending anything.
 *
 * Returns the number of people erased again, the IDs of their emails, and the numbers of addresses unsubscribed and
 * corrected again. The database stores the latest journal entry, so a start without a restore reads no people. If
 * interrupted, the next call replays everything.
 *
 * @param compose writes the email that asks a person to confirm the address corrected again
 * @throws OperatorError if the journal cannot be written
 */
export async function replayErasureJournal(context: PeopleContext, compose: ComposeFor) {
	const { db, journal } = context
	if (journal === undefined) return nothing
	await journal.prepare()
	const id = await journal.openId()
	const missing = await missingEntries(db, journal, id)
	const last = missing.at(-1)
	if (last === undefined) return nothing
	const found = await findRestored(db, journal, missing)
	const erased = await erasePersons({ ...context, journal: undefined }, found.ids, actor)
	const requests = await repeatLeaveErasures(context, (person) =>
		found.erasures.has(journal.hashOf(person)),
	)
	const optOuts = await replayOptOuts(context, found.optOuts)
	// After the opt-outs, so that unsubscribed people are not asked to confirm a corrected address.
	const corrections = await replayCorrections(context, found.corrections, compose, actor)
	await db.write((transaction) => setLatestEntry(transaction, { journal: id, entry: last }))
	const mails = [...erased.mails, ...requests]
	return { ...erased, mails, optOuts, corrections }
}

/** Journal entries after the latest one known to the database; all entries if the database knows none. */
async function missingEntries(
	db: Database,
	{ read }: ErasureJournal,
	id: string,
): Promise<readonly JournalEntry[]> {
	const known = await latestEntry(db.read, id)
	let missing: JournalEntry[] = []
	for await (const entry of read()) {
		if (entry === known) missing = []
		else missing.push(entry)
	}
	return missing
}

/**
 * IDs of people to erase again, unsubscriptions and corrections to replay, and the hashes in the journal's erasures.
 */
async function findRestored(
	db: Database,
	journal: ErasureJournal,
	entries: readonly JournalEntry[],
) {
	const lines = entries.flatMap((entry, index) => {
		const line = parseEntry(entry)
		return line === null ? [] : [{ ...line, index }]
	})
	const linesByHash = Map.groupBy(lines, ({ hash }) => hash)
	const ids: string[] = []
	const optOuts: DatedOptOut[] = []
	const corrections: Correction[] = []
	for await (const person of allPersons(db)) {
		const found = await storyOf(person, journal, linesByHash)
		if (found.lines.some(({ act }) => act === 'erasure')) ids.push(person.id)
		else {
			optOuts.push(...optOutsOf(person, found.lines))
			corrections.push(...found.corrections)
		}
	}
	const erasures = new Set(lines.filter(({ act }) => act === 'erasure').map(({ hash }) => hash))
	corrections.sort((one, other) => one.index - other.index)
	return { ids, optOuts, corrections, erasures }
}

/**
 * Follows a person from the address in the backup through all corrections in the journal. `lines` are the lines in
 * force about any of the person's addresses. `corrections` is empty if the last address is the one in the backup.
 */
async function storyOf(
	{ id, email: first }: Person,
	journal: ErasureJournal,
	linesByHash: ReadonlyMap<string, readonly Line[]>,
) {
	const lines = new Set<Line>()
	const corrections: Correction[] = []
	let [email, index] = [first, -1]
	for (;;) {
		const found = linesByHash.get(journal.hashOf({ id, email })) ?? []
		for (const line of found) lines.add(line)
		const next = found.find((line) => line.act === 'correction' && line.index > index)
		const address = next === undefined ? null : await journal.addressAfter(next, id)
		if (next === undefined || address === null) {
			return { lines: inForce([...lines]), corrections: email === first ? [] : corrections }
		}
		;[email, index] = [address, next.index]
		corrections.push({ id, email, at: iso(next.time ?? 0), index })
	}
}

/**
 * The lines that are still in force: those after the latest `return`, which the undo of an import writes. Corrections
 * before it still apply, but are collected by the caller.
 */
function inForce(lines: readonly Line[]): readonly Line[] {
	const returns = lines.filter(({ act }) => act === 'return').map(({ index }) => index)
	const latest = Math.max(-1, ...returns)
	return lines.filter(({ index }) => index > latest)
}

async function* allPersons(db: Database): AsyncGenerator<Person> {
	let after = ''
	for (;;) {
		const rows = await db.read
			.selectFrom('waitlist_emails')
			.select(['id', 'email', 'status', 'blocked_at', 'pending_since', 'confirmed_at'])
			.where('id', '>', after)
			.orderBy('id')
			.limit(rowsPerPage)
			.execute()
		yield* rows
		const last = rows.at(-1)
		if (last === undefined || rows.length < rowsPerPage) return
		after = last.id
	}
}

function optOutsOf(person: Person, lines: readonly JournalLine[]): readonly DatedOptOut[] {
	return lines.flatMap(({ act, time }) => {
		if (act !== 'opt-out' && act !== 'block') return []
		if (isDone(person, act) || !isOutdated(person, time)) return []
		return [{ act, email: person.email, at: iso(time ?? 0) }]
	})
}

function isDone({ status, blocked_at: blockedAt }: Person, act: JournalAct): boolean {
	return act === 'block' ? blockedAt !== null : status === 'unsubscribed'
}

/**
 * Whether the person's latest signup is outdated, because the person unsubscribed at `time`, after it. A signup after
 * the unsubscription remains valid.
 */
function isOutdated(
	{ pending_since: pending, confirmed_at: confirmed }: Person,
	time: number | null,
): boolean {
	const joined = Math.max(milliseconds(pending) ?? 0, milliseconds(confirmed) ?? 0)
	return time !== null && joined <= time
}

/** Returns the number of addresses. */
async function replayOptOuts(
	context: StoreContext,
	optOuts: readonly DatedOptOut[],
): Promise<number> {
	const { db } = context
	for (const some of stepsOf(optOuts, optOutsPerStep)) {
		await db.write(async (transaction) => {
			for (const { act, email, at } of some) {
				await optOut(transaction, { ...context, journal: undefined }, act, [email], at)
			}
		})
	}
	const rows = new Set(optOuts.map(({ email }) => email)).size
	if (rows > 0) {
		await db.write((transaction) =>
			appendAuditEntry(transaction, context, actor, 'unsubscription', { rows }),
		)
	}
	return rows
}

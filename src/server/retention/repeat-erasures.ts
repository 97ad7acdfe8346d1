import { appendAuditEntry } from '#server/platform/audit.ts'
import { iso, milliseconds, type StoreContext } from '#server/platform/db/context.ts'
import {
	type ErasureJournal,
	type JournalAct,
	type JournalEntry,
	parseEntry,
} from '#server/platform/journal/erasure-journal.ts'
import { latestEntry, setLatestEntry } from '#server/platform/journal/erasure-mark.ts'
import { createPersonErasure } from '#server/people/erase-persons.ts'
import { applyOptOut, type OptOut } from '#server/waitlist/unsubscribe.ts'

/** Few enough that hashing them does not delay other work. */
const rowsPerPage = 2_000

/** Unsubscriptions per transaction, each of several statements. */
const optOutsPerStep = 100

/** The author of what is repeated in the audit log. */
const actor = 'erasure journal'

/** Nothing had to be repeated. */
const nothing = { rows: 0, mails: [], optOuts: 0 }

/** An opt-out since the backup. */
type DatedOptOut = OptOut & { readonly at: string }

/**
 * Creates the function that erases and unsubscribes again whom a restored backup brought back. The database knows the
 * journal's latest entry, so a start without a restore reads no person.
 */
export function createRepeatErasures(context: StoreContext) {
	const { db, journal } = context

	/**
	 * Returns the number of persons who were erased again, the ids of their mails, and the number of addresses that
	 * were unsubscribed again.
	 *
	 * @throws DatabaseFileError if the journal cannot be written
	 */
	return async function repeatErasures() {
		if (journal === undefined) return nothing
		await journal.prepare()
		const id = await journal.openId()
		const missing = await missingEntries(journal, id)
		const last = missing.at(-1)
		if (last === undefined) return nothing
		const lines = missing.map(parseEntry).filter((line) => line !== null)
		const linesByHash = Map.groupBy(lines, ({ hash }) => hash)
		const ids: string[] = []
		const optOuts: DatedOptOut[] = []
		for await (const person of allPersons()) {
			const found = linesByHash.get(journal.hashOf(person)) ?? []
			if (found.some(({ act }) => act === 'erasure')) ids.push(person.id)
			else {
				for (const { act, time } of found) {
					if (act === 'erasure') continue
					if (isDone(person, act) || !isOutdated(person, time)) continue
					optOuts.push({ act, email: person.email, entry: null, at: iso(time ?? 0) })
				}
			}
		}
		const { erase } = createPersonErasure({ ...context, journal: undefined })
		const erased = await erase(ids, actor)
		const repeated = await repeatOptOuts(optOuts)
		await db.write((transaction) => setLatestEntry(transaction, { journal: id, entry: last }))
		return { ...erased, optOuts: repeated }
	}

	/** The journal's entries after the latest one that the database knows. */
	async function missingEntries(
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

	/** Returns the number of addresses. */
	async function repeatOptOuts(optOuts: readonly DatedOptOut[]): Promise<number> {
		for (let first = 0; first < optOuts.length; first += optOutsPerStep) {
			await db.write(async (transaction) => {
				for (const optOut of optOuts.slice(first, first + optOutsPerStep)) {
					await applyOptOut(transaction, context, optOut, optOut.at)
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

	async function* allPersons() {
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
}

/** Whether an address is unsubscribed already, or wants no mail at all already. */
function isDone(
	{
		status,
		blocked_at: blockedAt,
	}: { readonly status: string; readonly blocked_at: string | null },
	act: JournalAct,
): boolean {
	return act === 'block' ? blockedAt !== null : status === 'unsubscribed'
}

/** Whether a person joined before an unsubscription. Somebody who came back after it stays. */
function isOutdated(
	{
		pending_since: pending,
		confirmed_at: confirmed,
	}: Record<'pending_since' | 'confirmed_at', string | null>,
	time: number | null,
): boolean {
	const joined = Math.max(milliseconds(pending) ?? 0, milliseconds(confirmed) ?? 0)
	return time !== null && joined <= time
}

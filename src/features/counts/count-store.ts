import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CountRow } from './rules/count.ts'
import { foldRareNames, type KnownNames, limitNames } from './rules/fold-counts.ts'
import { type CountPeriod, createCountSummary } from './rules/summarize-counts.ts'
import { addDays, daysBetween, utcDay } from '#values/dates/utc-day.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import type { Database } from '#platform/db/database.ts'
import { type StoreContext, countRows } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/**
 * Maximum number of rows per day, because `fold` reads all rows of a day. Real visits create a few hundred rows;
 * invented names could create any number. Above the limit, sources and campaigns become `other`, except campaigns of
 * letters.
 */
const maxRowsPerDay = 20_000

/** Delay from the end of a day to its fold, so that every process has flushed that day's counts. */
const foldDelayMs = 60 * 60_000

const noNames: KnownNames = { source: new Set(), campaign: new Set() }

/** Sorts before every day. */
const noDay = ''

export async function add({ db }: StoreContext, rows: readonly CountRow[]): Promise<void> {
	if (rows.length === 0) return
	await db.write((transaction) => addRows(transaction, db.kind, rows))
}

export async function addOnce({ db }: StoreContext, id: string, row: CountRow): Promise<void> {
	await db.write(async (transaction) => {
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('signup_events')
			.values({ id, day: row.day })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		if (numInsertedOrUpdatedRows !== 0n) await addRows(transaction, db.kind, [row])
	})
}

async function addRows(
	transaction: Transaction,
	kind: Database['kind'],
	rows: readonly CountRow[],
): Promise<void> {
	await lockCounts(transaction, kind)
	const foldedUntil = await readFoldedUntil(transaction)
	const letters = await readLetterCampaigns(transaction)
	const limited: CountRow[] = []
	for (const [day, reported] of Map.groupBy(rows, (row) => row.day)) {
		const known = await namesOfDay(transaction, day)
		const isOver = day <= foldedUntil || known === noNames
		limited.push(...limitNames(reported, { known, letters, isOver }))
	}
	await insertSums(transaction, limited)
}

/**
 * Replaces the rare sources and campaigns of each day up to `lastDay` with `other`: once for each day, in a transaction
 * of its own.
 */
export async function fold({ db }: StoreContext, lastDay: string): Promise<void> {
	let isDone = false
	while (!isDone) {
		isDone = await db.write((transaction) => foldNextDay(transaction, db.kind, lastDay))
	}
}

export async function foldPastDays(context: StoreContext): Promise<void> {
	await fold(context, addDays(utcDay(context.now() - foldDelayMs), -1))
}

/** In primary key order. */
export async function ofDay({ db }: StoreContext, day: string): Promise<readonly CountRow[]> {
	// Lets waiting requests go first, because SQLite queries block the event loop.
	await nextTurn()
	return await readDay(db.read, day)
}

/**
 * The sums of a period and of the equally long one before it. Days before the first day with counts are left out of
 * both.
 */
export async function summarize(context: StoreContext, { from, to, ...filter }: CountPeriod) {
	const days = daysBetween(from, to)
	const daysBefore = daysBetween(addDays(from, -days.length), addDays(from, -1))
	const since = await firstDay(context)
	const summary = createCountSummary(days, daysBefore, filter)
	for (const day of [...daysBefore, ...days]) {
		if (since !== null && day >= since) summary.add(day, await ofDay(context, day))
	}
	return { since, ...summary.result() }
}

export async function sumOf(
	{ db }: StoreContext,
	events: readonly string[],
	to: string,
): Promise<number> {
	const row = await db.reportReader
		.selectFrom('counts')
		.select((of) => of.fn.sum<number | string | null>('n').as('n'))
		.where('event', 'in', events)
		.where('day', '<=', to)
		.executeTakeFirst()
	return Number(row?.n ?? 0)
}

async function firstDay({ db }: StoreContext): Promise<string | null> {
	const row = await db.read
		.selectFrom('counts')
		.select((of) => of.fn.min('day').as('day'))
		.executeTakeFirst()
	return row?.day ?? null
}

/** Folds the first day that is not folded yet. Returns true if there is none up to `lastDay`. */
async function foldNextDay(
	transaction: Transaction,
	kind: Database['kind'],
	lastDay: string,
): Promise<boolean> {
	await lockCounts(transaction, kind)
	const foldedUntil = await readFoldedUntil(transaction)
	const next = await transaction
		.selectFrom('counts')
		.select((of) => of.fn.min('day').as('day'))
		.where('day', '>', foldedUntil)
		.where('day', '<=', lastDay)
		.executeTakeFirst()
	const day = next?.day ?? null
	if (day !== null) {
		const rows = await readDay(transaction, day)
		const letters = await readLetterCampaigns(transaction)
		await transaction.deleteFrom('counts').where('day', '=', day).execute()
		await insertSums(transaction, foldRareNames(rows, letters))
	}
	const until = day ?? (lastDay > foldedUntil ? lastDay : foldedUntil)
	if (until !== foldedUntil) {
		await transaction.deleteFrom('counts_folded').execute()
		await transaction.insertInto('counts_folded').values({ until_day: until }).execute()
	}
	return day === null
}

/** Serializes adds and folds across processes, so that limits are exact and row locks cannot deadlock. */
async function lockCounts(transaction: Transaction, kind: Database['kind']): Promise<void> {
	if (kind === 'sqlite') return
	await sql`select pg_advisory_xact_lock(hashtext('innervolt counts'))`.execute(transaction)
}

async function readFoldedUntil(transaction: Transaction): Promise<string> {
	const row = await transaction.selectFrom('counts_folded').select('until_day').executeTakeFirst()
	return row?.until_day ?? noDay
}

async function readLetterCampaigns(transaction: Transaction): Promise<ReadonlySet<string>> {
	const rows = await transaction.selectFrom('letters').select('campaign').execute()
	return new Set(rows.map(({ campaign }) => campaign))
}

async function namesOfDay(transaction: Transaction, day: string): Promise<KnownNames> {
	const counts = transaction.selectFrom('counts').where('day', '=', day)
	if ((await countRows(counts)) >= maxRowsPerDay) return noNames
	const rows = await counts.select(['source', 'campaign']).distinct().execute()
	return {
		source: new Set(rows.map(({ source }) => source)),
		campaign: new Set(rows.map(({ campaign }) => campaign)),
	}
}

async function readDay(
	reader: Pick<Transaction, 'selectFrom'>,
	day: string,
): Promise<readonly CountRow[]> {
	const rows = await reader
		.selectFrom('counts')
		.selectAll()
		.where('day', '=', day)
		.orderBy(sql`event, path, source, campaign, locale`)
		.execute()
	return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

async function insertSums(transaction: Transaction, rows: readonly CountRow[]): Promise<void> {
	for (const some of stepsOf(rows)) {
		await transaction
			.insertInto('counts')
			.values(some)
			.onConflict((conflict) =>
				conflict
					.columns(['day', 'event', 'path', 'source', 'campaign', 'locale'])
					.doUpdateSet({ n: sql<number>`counts.n + excluded.n` }),
			)
			.execute()
	}
}

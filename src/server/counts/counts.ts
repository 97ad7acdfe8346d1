import { sql, type Transaction } from 'kysely'
import type { CountRow } from '#domain/analytics/count.ts'
import { foldRareNames, type KnownNames, limitNames } from '#domain/analytics/fold-counts.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/**
 * A day is read by each flush and folded in one transaction. Visitors bring a few hundred rows; invented names could
 * bring any number, so that beyond this all sources and campaigns but those of letters become `other`.
 */
const maxRowsPerDay = 20_000

const nothing: KnownNames = { source: new Set(), campaign: new Set() }

/** Before every day that has counts. */
const noDay = ''

export function createCountStore({ db }: StoreContext) {
	/** Adds counts to the daily sums. Sources and campaigns beyond a day's limit become `other`. */
	async function add(rows: readonly CountRow[]): Promise<void> {
		if (rows.length === 0) return
		await db.write(async (transaction) => {
			await lockCounts(transaction, db.kind)
			const foldedUntil = await readFoldedUntil(transaction)
			const letters = await letterCampaigns(transaction)
			const limited: CountRow[] = []
			for (const [day, reported] of Map.groupBy(rows, (row) => row.day)) {
				const known = await namesOfDay(transaction, day)
				const isOver = day <= foldedUntil || known === nothing
				limited.push(...limitNames(reported, { known, letters, isOver }))
			}
			await insertSums(transaction, db.kind, limited)
		})
	}

	/** Folds the rare names of each day up to `lastDay`, once per day, one transaction each. */
	async function fold(lastDay: string): Promise<void> {
		let isDone = false
		while (!isDone) isDone = await db.write((transaction) => foldNextDay(transaction, lastDay))
	}

	/** Folds one day. Returns whether no day is left. */
	async function foldNextDay(transaction: Transaction<Tables>, lastDay: string): Promise<boolean> {
		await lockCounts(transaction, db.kind)
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
			const letters = await letterCampaigns(transaction)
			await transaction.deleteFrom('counts').where('day', '=', day).execute()
			await insertSums(transaction, db.kind, foldRareNames(rows, letters))
		}
		const until = day ?? (lastDay > foldedUntil ? lastDay : foldedUntil)
		if (until !== foldedUntil) {
			await transaction.deleteFrom('counts_folded').execute()
			await transaction.insertInto('counts_folded').values({ until_day: until }).execute()
		}
		return day === null
	}

	/** The sums of one day, in the order of the key. */
	async function ofDay(day: string): Promise<readonly CountRow[]> {
		return await readDay(db.read, day)
	}

	/** The first day that has counts; null if none has. */
	async function firstDay(): Promise<string | null> {
		const row = await db.read
			.selectFrom('counts')
			.select((of) => of.fn.min('day').as('day'))
			.executeTakeFirst()
		return row?.day ?? null
	}

	return { add, fold, ofDay, firstDay, letterCampaigns: () => letterCampaigns(db.read) }
}

/** Processes add and fold one after another: limits are exact, and no two wait for each other's rows. */
async function lockCounts(transaction: Transaction<Tables>, kind: Database['kind']): Promise<void> {
	if (kind === 'sqlite') return
	await sql`select pg_advisory_xact_lock(hashtext('innervolt counts'))`.execute(transaction)
}

async function readFoldedUntil(transaction: Transaction<Tables>): Promise<string> {
	const row = await transaction.selectFrom('counts_folded').select('until_day').executeTakeFirst()
	return row?.until_day ?? noDay
}

/** The campaigns of all letters: the owner's own names, unlike those that a browser reports. */
async function letterCampaigns(
	reader: Pick<Transaction<Tables>, 'selectFrom'>,
): Promise<ReadonlySet<string>> {
	const rows = await reader.selectFrom('letters').select('campaign').execute()
	return new Set(rows.map(({ campaign }) => campaign))
}

/** The names that a day tells apart; `nothing` if it has as many rows as it may have. */
async function namesOfDay(transaction: Transaction<Tables>, day: string): Promise<KnownNames> {
	const { rows } = await transaction
		.selectFrom('counts')
		.select((of) => of.fn.countAll<number | string>().as('rows'))
		.where('day', '=', day)
		.executeTakeFirstOrThrow()
	if (Number(rows) >= maxRowsPerDay) return nothing
	return {
		source: await namesOf(transaction, day, 'source'),
		campaign: await namesOf(transaction, day, 'campaign'),
	}
}

async function namesOf(
	transaction: Transaction<Tables>,
	day: string,
	dimension: 'source' | 'campaign',
): Promise<ReadonlySet<string>> {
	const rows = await transaction
		.selectFrom('counts')
		.select(`${dimension} as name`)
		.distinct()
		.where('day', '=', day)
		.execute()
	return new Set(rows.map(({ name }) => name))
}

async function readDay(
	reader: Pick<Transaction<Tables>, 'selectFrom'>,
	day: string,
): Promise<readonly CountRow[]> {
	const rows = await reader
		.selectFrom('counts')
		.selectAll()
		.where('day', '=', day)
		.orderBy('event')
		.orderBy('path')
		.orderBy('source')
		.orderBy('campaign')
		.orderBy('locale')
		.execute()
	return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

/** One statement with one parameter, however many rows: it is prepared once. */
async function insertSums(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	rows: readonly CountRow[],
): Promise<void> {
	if (rows.length === 0) return
	const list = JSON.stringify(rows)
	// `where true` tells SQLite's parser that ON belongs to the conflict, not to a join.
	const source =
		kind === 'sqlite'
			? sql`select value ->> 'day', value ->> 'event', value ->> 'path', value ->> 'source',
				value ->> 'campaign', value ->> 'locale', value ->> 'n' from json_each(${list}) where true`
			: sql`select day, event, path, source, campaign, locale, n from json_to_recordset(${list})
				as reported (day text, event text, path text, source text, campaign text, locale text, n bigint)`
	await sql`
		insert into counts (day, event, path, source, campaign, locale, n) ${source}
		on conflict (day, event, path, source, campaign, locale) do update set n = counts.n + excluded.n
	`.execute(transaction)
}

import { sql } from 'kysely'
import { speedKey, type SpeedRow } from '#domain/analytics/speed.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { withContext } from '#server/platform/with-context.ts'

/** Selects the rows with exactly these values. */
export type SpeedFilter = { readonly [Name in 'device' | 'locale']?: string | undefined }

/** The daily sums of how fast the pages were. Every value is one of a table, so that a day has a limited number of rows. */
export function createSpeedStore(context: StoreContext) {
	return withContext(context, { add, ofDay })
}

/**
 * Adds to the daily sums, with one JSON parameter, so that the statement is prepared once for any number of rows. The rows
 * are sorted, so that two processes lock them in the same order.
 *
 * @param rows each with a key of its own
 */
async function add({ db }: StoreContext, rows: readonly SpeedRow[]): Promise<void> {
	if (rows.length === 0) return
	const list = JSON.stringify(
		rows.toSorted((one, another) => (speedKey(one) < speedKey(another) ? -1 : 1)),
	)
	// SQLite's parser needs `where true` to read ON as the conflict clause, not as a join.
	const source =
		db.kind === 'sqlite'
			? sql`select value ->> 'day', value ->> 'metric', value ->> 'kind', value ->> 'device',
				value ->> 'locale', value ->> 'up_to', value ->> 'n' from json_each(${list}) where true`
			: sql`select day, metric, kind, device, locale, up_to, n from json_to_recordset(${list})
				as reported (day text, metric text, kind text, device text, locale text, up_to integer, n bigint)`
	await db.write((transaction) =>
		sql`
			insert into speeds (day, metric, kind, device, locale, up_to, n) ${source}
			on conflict (day, metric, kind, device, locale, up_to) do update set n = speeds.n + excluded.n
		`.execute(transaction),
	)
}

/** The sums of one day by metric, kind of page and bucket. */
async function ofDay({ db }: StoreContext, day: string, { device, locale }: SpeedFilter = {}) {
	const rows = await db.read
		.selectFrom('speeds')
		.select(['metric', 'kind', 'up_to'])
		.select((of) => of.fn.sum<number | string>('n').as('n'))
		.where('day', '=', day)
		.$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
		.$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
		.groupBy(['metric', 'kind', 'up_to'])
		.execute()
	return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

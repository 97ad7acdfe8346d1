import { sql } from 'kysely'
import { speedKey, type SpeedRow } from './rules/speed.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { withContext } from '#platform/with-context.ts'

/** Selects rows with exactly these values. */
export type SpeedFilter = { readonly [Name in 'device' | 'locale']?: string | undefined }

/** The daily sums of page speeds. Every value comes from a table, which bounds the rows per day. */
export function createSpeedStore(context: StoreContext) {
	return withContext(context, { add, ofDay })
}

/**
 * Adds to the daily sums with one JSON parameter, so one prepared statement serves any number of rows. Rows are sorted,
 * so that all processes lock them in the same order.
 *
 * @param rows must have distinct keys
 */
async function add({ db }: StoreContext, rows: readonly SpeedRow[]): Promise<void> {
	if (rows.length === 0) return
	const list = JSON.stringify(
		rows.toSorted((one, another) => (speedKey(one) < speedKey(another) ? -1 : 1)),
	)
	// SQLite's parser needs `where true` to read ON as the conflict clause instead of a join.
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

/** The sums of one day by metric, page kind and bucket. */
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

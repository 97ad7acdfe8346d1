import { sql } from 'kysely'
import { stepsOf } from '#platform/db/in-steps.ts'
import { sumKey } from './rules/count.ts'
import type { SpeedRow } from './rules/speed.ts'
import type { StoreContext } from '#platform/db/context.ts'

/** `from` and `to` are UTC days, inclusive. */
type SpeedFilter = { readonly [Name in 'device' | 'locale']?: string | undefined } & {
	readonly from: string
	readonly to: string
}

/**
 * Adds to the daily sums. Rows are sorted, so that all processes lock them in the same order.
 *
 * @param rows must have distinct keys
 */
export async function add({ db }: StoreContext, rows: readonly SpeedRow[]): Promise<void> {
	const sorted = rows.toSorted((one, another) => (sumKey(one) < sumKey(another) ? -1 : 1))
	await db.write(async (transaction) => {
		for (const some of stepsOf(sorted)) {
			await transaction
				.insertInto('speeds')
				.values(some)
				.onConflict((conflict) =>
					conflict
						.columns(['day', 'metric', 'kind', 'device', 'locale', 'up_to'])
						.doUpdateSet({ n: sql<number>`speeds.n + excluded.n` }),
				)
				.execute()
		}
	})
}

export async function sums({ db }: StoreContext, { from, to, device, locale }: SpeedFilter) {
	const rows = await db.reportReader
		.selectFrom('speeds')
		.select(['metric', 'kind', 'up_to'])
		.select((of) => of.fn.sum<number | string>('n').as('n'))
		.where('day', '>=', from)
		.where('day', '<=', to)
		.$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
		.$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
		.groupBy(['metric', 'kind', 'up_to'])
		.execute()
	return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

import type { SelectQueryBuilder } from 'kysely'

/** The number of rows of a query. */
export async function countRows<Schema, Table extends keyof Schema>(
	query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
	const { count } = await query
		.select((of) => of.fn.countAll().as('count'))
		.$castTo<{ count: number | string }>()
		.executeTakeFirstOrThrow()
	return Number(count)
}

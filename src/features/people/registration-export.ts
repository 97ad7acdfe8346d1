import { sql } from 'kysely'
import type { RegistrationRow } from './messages/registration-page.ts'
import { type CsvQuery, defaultSort, type RegistrationSort } from './messages/registration-query.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import type { Database } from '#platform/db/database.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import { type ListQuery, matchesQuery } from './registration-filter.ts'
import { registrationOrder, rowColumns } from './registration-order.ts'

const separator = '\n'

/** Finds the people of the export and their order. People erased before they are read are left out. */
export async function exportRows(
	context: StoreContext,
	{ sort, columns: _columns, ...wanted }: CsvQuery,
) {
	const { db, now } = context
	const ids = await matchingIds(context, wanted, sort)
	return { count: ids.length, day: utcDay(now()), chunks: readChunks(db, ids) }
}

/** The ids of all people that match a filter, in the order of the list. */
export async function matchingIds(
	{ db }: StoreContext,
	wanted: ListQuery,
	sort: RegistrationSort = defaultSort,
): Promise<readonly string[]> {
	const people = db.reportReader
		.selectFrom('waitlist_emails')
		.select('id')
		.where(matchesQuery(wanted, db.kind))
		.orderBy(registrationOrder(sort).terms)
	// Selects the ids as one text: on SQLite, creating 100,000 rows would block the event loop for longer than finding
	// them.
	const found = await db.reportReader
		.selectFrom(people.as('people'))
		.select(sql<string | null>`string_agg(id, ${sql.lit(separator)})`.as('ids'))
		.executeTakeFirstOrThrow()
	return found.ids?.split(separator) ?? []
}

/** The rows in chunks, read on demand to save memory. */
async function* readChunks(
	db: Database,
	ids: readonly string[],
): AsyncGenerator<readonly RegistrationRow[]> {
	for (const some of stepsOf(ids)) {
		const rows = await db.reportReader
			.selectFrom('waitlist_emails')
			.select(rowColumns[db.kind])
			.where('id', 'in', some)
			.$castTo<RegistrationRow>()
			.execute()
		const byId = new Map(rows.map((row) => [row.id, row]))
		yield some.flatMap((id) => byId.get(id) ?? [])
	}
}

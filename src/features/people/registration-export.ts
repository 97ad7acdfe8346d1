import { sql } from 'kysely'
import type { RegistrationRow } from './messages/registration-page.ts'
import type { CsvQuery } from './messages/registration-query.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { stepsOf } from '#platform/db/in-steps.ts'
import { matchesQuery } from './registration-filter.ts'
import { registrationOrder, rowColumns } from './registration-order.ts'

/** The rows of an export in chunks, read on demand to save memory. */
export type RegistrationExport = {
	readonly count: number
	/** The day of the export in UTC. */
	readonly day: string
	readonly chunks: AsyncGenerator<readonly RegistrationRow[]>
}

const separator = '\n'

export function createRegistrationExport({ db, now }: StoreContext) {
	/** Finds the people of the export and their order. People erased before they are read are left out. */
	async function exportRows({
		sort,
		columns: _columns,
		...wanted
	}: CsvQuery): Promise<RegistrationExport> {
		const people = db.reportReader
			.selectFrom('waitlist_emails')
			.select('id')
			.where(matchesQuery(wanted, db.kind))
			.orderBy(registrationOrder(sort).terms)
		// As one text: on SQLite, creating 100,000 rows would block the event loop for longer than finding them.
		const found = await db.reportReader
			.selectFrom(people.as('people'))
			.select(sql<string | null>`string_agg(id, ${sql.lit(separator)})`.as('ids'))
			.executeTakeFirstOrThrow()
		const ids = found.ids?.split(separator) ?? []
		return { count: ids.length, day: iso(now()).slice(0, 10), chunks: readChunks(db, ids) }
	}

	return { exportRows }
}

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

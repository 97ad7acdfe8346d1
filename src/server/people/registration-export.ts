import { type CompiledQuery, type ControlledTransaction, sql } from 'kysely'
import type { RegistrationRow } from '#contract/registration-page.ts'
import type { CsvQuery } from '#contract/registration-query.ts'
import { findSearchMode } from './address-search.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import type { Database } from '#server/platform/db/database.ts'
import { planOf } from './registration-list.ts'
import { registrationOrder } from './registration-order.ts'
import { isWanted, rowColumns } from './registration-rows.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The rows of an export in chunks. They are read on demand, so that few are in memory. */
export type RegistrationExport = {
	readonly count: number
	/** The day of the snapshot in UTC. */
	readonly day: string
	readonly chunks: AsyncGenerator<readonly RegistrationRow[]>
	/** Ends the snapshot. Needed if the chunks are never read; after them it has no effect. */
	readonly release: () => Promise<void>
}

type Snapshot = ControlledTransaction<Tables>

const rowsPerChunk = 1_000

export function createRegistrationExport({ db, now }: StoreContext) {
	/** The rows that are asked for and their number, of one snapshot. */
	async function exportRows({
		sort,
		columns: _columns,
		...wanted
	}: CsvQuery): Promise<RegistrationExport> {
		const matching = { kind: db.kind, searchMode: await findSearchMode(db) }
		const snapshot = await db.longRead
			.startTransaction()
			.setIsolationLevel('repeatable read')
			.execute()
		let isHeld = true
		const release = async () => {
			if (!isHeld) return
			isHeld = false
			await snapshot.rollback().execute()
		}
		try {
			const counted = await snapshot
				.selectFrom('waitlist_emails')
				.select((of) => of.fn.countAll().as('count'))
				.where(isWanted(wanted, matching, 'count'))
				.executeTakeFirstOrThrow()
			const count = Number(counted.count)
			const order = registrationOrder(sort, db.kind)
			const plan = planOf(wanted, count, order.isByDate)
			const queries = order.stretches(null).map((stretch) =>
				order
					.apply(
						snapshot
							.selectFrom('waitlist_emails')
							.where(isWanted(wanted, matching, plan))
							.select(rowColumns[db.kind])
							.$castTo<RegistrationRow>(),
						stretch,
						plan !== 'sort',
					)
					.compile(),
			)
			return {
				count,
				day: iso(now()).slice(0, 10),
				chunks: readChunks(snapshot, queries, db.kind, release),
				release,
			}
		} catch (error) {
			await release()
			throw error
		}
	}

	return { exportRows }
}

async function* readChunks(
	snapshot: Snapshot,
	queries: readonly CompiledQuery<RegistrationRow>[],
	kind: Database['kind'],
	release: () => Promise<void>,
): AsyncGenerator<readonly RegistrationRow[]> {
	try {
		for (const query of queries) {
			yield* kind === 'sqlite' ? streamRows(snapshot, query) : fetchRows(snapshot, query)
		}
	} finally {
		await release()
	}
}

async function* streamRows(snapshot: Snapshot, query: CompiledQuery<RegistrationRow>) {
	for await (const { rows } of snapshot.getExecutor().stream(query, rowsPerChunk)) yield rows
}

/** With a cursor in SQL; streaming with Kysely would need one more package. */
async function* fetchRows(snapshot: Snapshot, query: CompiledQuery<RegistrationRow>) {
	await snapshot.executeQuery({
		...query,
		sql: `declare exported no scroll cursor for ${query.sql}`,
	})
	for (;;) {
		const fetch = sql<RegistrationRow>`fetch ${sql.lit(rowsPerChunk)} from exported`
		const { rows } = await fetch.execute(snapshot)
		if (rows.length > 0) yield rows
		if (rows.length < rowsPerChunk) break
	}
	await sql`close exported`.execute(snapshot)
}

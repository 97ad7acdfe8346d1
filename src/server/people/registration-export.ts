import { type CompiledQuery, type ControlledTransaction, sql } from 'kysely'
import type { RegistrationRow } from '#contract/registration-page.ts'
import type { CsvQuery } from '#contract/registration-query.ts'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isWanted } from './registration-filter.ts'
import { registrationOrder, rowColumns } from './registration-order.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The rows of an export in chunks, read on demand to save memory. */
export type RegistrationExport = {
	readonly count: number
	/** The day of the snapshot in UTC. */
	readonly day: string
	readonly chunks: AsyncGenerator<readonly RegistrationRow[]>
	/** Ends the snapshot. Call it if the chunks are never read; a no-op after them. */
	readonly release: () => Promise<void>
}

type Snapshot = ControlledTransaction<Tables>

const rowsPerChunk = 1_000

export function createRegistrationExport({ db, now }: StoreContext) {
	/** Reads the requested rows and their count from one snapshot. */
	async function exportRows({
		sort,
		columns: _columns,
		...wanted
	}: CsvQuery): Promise<RegistrationExport> {
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
				.where(isWanted(wanted, db.kind))
				.executeTakeFirstOrThrow()
			const count = Number(counted.count)
			const query = snapshot
				.selectFrom('waitlist_emails')
				.select(rowColumns[db.kind])
				.where(isWanted(wanted, db.kind))
				.orderBy(registrationOrder(sort).terms)
				.$castTo<RegistrationRow>()
				.compile()
			return {
				count,
				day: iso(now()).slice(0, 10),
				chunks: readChunks(snapshot, query, db.kind, release),
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
	query: CompiledQuery<RegistrationRow>,
	kind: Database['kind'],
	release: () => Promise<void>,
): AsyncGenerator<readonly RegistrationRow[]> {
	try {
		yield* kind === 'sqlite' ? streamRows(snapshot, query) : fetchRows(snapshot, query)
	} finally {
		await release()
	}
}

async function* streamRows(snapshot: Snapshot, query: CompiledQuery<RegistrationRow>) {
	for await (const { rows } of snapshot.getExecutor().stream(query, rowsPerChunk)) yield rows
}

/** Uses a cursor in SQL, because streaming with Kysely needs another package. */
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

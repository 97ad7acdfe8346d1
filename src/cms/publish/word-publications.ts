import { sql } from 'kysely'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, newId, type StoreContext } from '#platform/db/context.ts'
import type { Connection } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { WordEdits } from '#cms/reader/site.ts'

/** A publication with its edits. */
export type WordPublication = {
	readonly id: string
	/** ISO 8601. */
	readonly publishedAt: string
	readonly publishedBy: string
	/** All public edits, not only those that this publication changed. */
	readonly edits: WordEdits
}

/** The edits to publish. */
type NewPublication = Pick<WordPublication, 'edits'> & {
	/** The id of the last publication at the time when these edits were read; null if there was none. */
	readonly after: string | null
}

const keptPublications = 100

/** The history of publications. */
export const wordPublications = { published, publications, publish }

async function published(context: StoreContext): Promise<WordEdits> {
	const [last] = await publications(context, 1)
	return last?.edits ?? {}
}

/** The publications, newest first. */
async function publications(
	{ db }: StoreContext,
	maxRows = keptPublications,
): Promise<readonly WordPublication[]> {
	return await newestFirst(db.read, maxRows)
}

/**
 * Makes edits public, and deletes all publications but the newest `keptPublications`. Every process serves the edits
 * within a second. Returns the publication's id.
 *
 * @param actor the name of an account
 * @throws Refusal if there is a newer publication than `after`; nothing has changed then
 */
async function publish(
	context: StoreContext,
	{ edits, after }: NewPublication,
	actor: string,
): Promise<string> {
	const id = newId(context)
	await context.db.write(async (transaction) => {
		if (context.db.kind === 'postgres') {
			// SQLite needs no lock: it runs one transaction at a time.
			await sql`lock table word_publications in share row exclusive mode`.execute(transaction)
		}
		const [last] = await newestFirst(transaction, 1)
		if ((last?.id ?? null) !== after) {
			throw new Refusal('Somebody else has published in between. Try again.', 'conflict')
		}
		// Clocks of processes differ.
		const earliest = last === undefined ? 0 : Date.parse(last.publishedAt) + 1
		const row = {
			id,
			published_at: iso(Math.max(context.now(), earliest)),
			published_by: actor,
			edits: JSON.stringify(edits),
		}
		await transaction.insertInto('word_publications').values(row).execute()
		const kept = transaction
			.selectFrom('word_publications')
			.select('id')
			.orderBy('published_at', 'desc')
			.orderBy('id', 'desc')
			.limit(keptPublications)
		await transaction.deleteFrom('word_publications').where('id', 'not in', kept).execute()
		await appendAuditEntry(transaction, context, actor, 'texts published', id)
	})
	return id
}

async function newestFirst(db: Connection, maxRows: number): Promise<readonly WordPublication[]> {
	const rows = await db
		.selectFrom('word_publications')
		.select(['id', 'published_at as publishedAt', 'published_by as publishedBy', 'edits'])
		.orderBy('published_at', 'desc')
		.orderBy('id', 'desc')
		.limit(maxRows)
		.execute()
	return rows.map(({ edits, ...row }) => ({ ...row, edits: JSON.parse(edits) }))
}

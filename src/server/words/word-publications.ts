import { appendAuditEntry } from '#server/platform/audit.ts'
import { iso, newId, type StoreContext } from '#server/platform/db/context.ts'
import { installationValue, setInstallationValue } from '#server/platform/db/installation.ts'
import type { Connection } from '#server/platform/db/tables.ts'
import { withContext } from '#server/platform/with-context.ts'
import type { WordEdits } from '#words/site.ts'

/** A publication with its edits. */
export type WordPublication = {
	readonly id: string
	/** ISO 8601. */
	readonly publishedAt: string
	readonly publishedBy: string
	readonly releaseId: string
	/** All edits public since then, not only the ones it changed. */
	readonly edits: WordEdits
}

/** A publication about to be served. */
export type NewPublication = Pick<WordPublication, 'id' | 'releaseId' | 'edits'> & {
	/** The last publication when its edits were read; null for none. */
	readonly after: string | null
}

/** Somebody else published meanwhile. */
export class PublicationConflictError extends Error {
	override name = 'PublicationConflictError'
}

/** Number of publications kept. */
const keptPublications = 100

/** The name under which the installation stores the publication whose release is being swapped in. */
const underWay = 'publication'

/** The history of publications. */
export function createWordPublicationStore(context: StoreContext) {
	return withContext(context, {
		newPublicationId: newId,
		published,
		publications,
		beginPublication,
		completePublication,
		withdrawPublication,
		interruptedPublication,
	})
}

/** The edits of the last publication, which the public pages have. */
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
 * Records a publication, and the intent to swap its release in, in one transaction: after a kill, the next start finds
 * the intent and completes it. Every later build thus has the right edits.
 *
 * @throws PublicationConflictError if there is a newer publication than `after`
 */
async function beginPublication(
	context: StoreContext,
	{ id, releaseId, edits, after }: NewPublication,
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const [last] = await newestFirst(transaction, 1)
		if ((last?.id ?? null) !== after) {
			throw new PublicationConflictError('Somebody else has published meanwhile. Try again.')
		}
		await transaction
			.insertInto('word_publications')
			.values({
				id,
				published_at: iso(context.now()),
				published_by: actor,
				release_id: releaseId,
				edits: JSON.stringify(edits),
			})
			.execute()
		await setInstallationValue(transaction, underWay, id)
	})
}

/**
 * Ends a publication whose release is served: adds the audit entry and deletes the oldest publications. Does nothing if
 * already ended.
 */
async function completePublication(context: StoreContext, id: string): Promise<void> {
	await context.db.write(async (transaction) => {
		if ((await installationValue(transaction, underWay)) !== id) return
		await transaction.deleteFrom('installation').where('name', '=', underWay).execute()
		const [last] = await newestFirst(transaction, 1)
		if (last?.id !== id) return
		const kept = transaction
			.selectFrom('word_publications')
			.select('id')
			.orderBy('published_at', 'desc')
			.orderBy('id', 'desc')
			.limit(keptPublications)
		await transaction.deleteFrom('word_publications').where('id', 'not in', kept).execute()
		const { publishedBy, releaseId } = last
		await appendAuditEntry(transaction, context, publishedBy, 'texts published', releaseId)
	})
}

/** Withdraws a publication whose release could not be swapped in. */
async function withdrawPublication({ db }: StoreContext, id: string): Promise<void> {
	await db.write(async (transaction) => {
		await transaction.deleteFrom('word_publications').where('id', '=', id).execute()
		await transaction
			.deleteFrom('installation')
			.where('name', '=', underWay)
			.where('value', '=', id)
			.execute()
	})
}

/** The publication that was begun but neither completed nor withdrawn; null for none. */
async function interruptedPublication(context: StoreContext): Promise<WordPublication | null> {
	const id = await installationValue(context.db.read, underWay)
	const [last] = id === null ? [] : await publications(context, 1)
	return last !== undefined && last.id === id ? last : null
}

async function newestFirst(db: Connection, maxRows: number): Promise<readonly WordPublication[]> {
	const rows = await db
		.selectFrom('word_publications')
		.selectAll()
		.orderBy('published_at', 'desc')
		.orderBy('id', 'desc')
		.limit(maxRows)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		publishedAt: row.published_at,
		publishedBy: row.published_by,
		releaseId: row.release_id,
		edits: JSON.parse(row.edits),
	}))
}

import type { Letter } from '#features/letters/messages/letter.ts'
import { archivableStates } from './rules/letter-archive.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { withContext } from '#platform/with-context.ts'
import { letterOf, lockLetter } from '#features/letters/letter-events.ts'

/** Maximum number of letters on a page of the archive and in its feed. */
const maxLetters = 200

/** A letter published on the web. */
export type ArchivedLetter = Pick<Letter, 'id' | 'campaign' | 'content'> & {
	/** When it was sent and put on the web, ISO 8601. */
	readonly sentAt: string
	readonly archivedAt: string
}

/** Creates the store of letters published on the web. */
export function createLetterArchive(context: StoreContext) {
	return withContext(context, { setArchived, archived, archivedBy })
}

/**
 * Publishes a letter on the web, or removes it. Only a letter sent to all recipients can be published.
 *
 * @returns null for an unknown letter, false if its state does not allow it
 */
async function setArchived(
	context: StoreContext,
	id: string,
	isPublic: boolean,
	actor: string,
): Promise<Letter | null | false> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const letter = await lockLetter(transaction, id)
		if (letter === undefined) return null
		if (isPublic && !archivableStates.some((state) => state === letter.state)) return false
		if (isPublic === (letter.archived_at !== null)) return letterOf(letter)
		const changed = await transaction
			.updateTable('letters')
			.set({ archived_at: isPublic ? iso(now()) : null })
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirstOrThrow()
		const action = isPublic ? 'letter put on the web' : 'letter taken off the web'
		await appendAuditEntry(transaction, context, actor, action, letter.name)
		return letterOf(changed)
	})
}

/** The letters on the web, the latest first. */
async function archived(context: StoreContext): Promise<readonly ArchivedLetter[]> {
	const rows = await selectArchived(context).orderBy('send_at', 'desc').limit(maxLetters).execute()
	return rows.map((row) => archivedOf(letterOf(row)))
}

/** A letter on the web by its campaign; null if there is none. */
async function archivedBy(context: StoreContext, campaign: string): Promise<ArchivedLetter | null> {
	const row = await selectArchived(context).where('campaign', '=', campaign).executeTakeFirst()
	return row === undefined ? null : archivedOf(letterOf(row))
}

function selectArchived({ db }: StoreContext) {
	return db.read.selectFrom('letters').selectAll().where('archived_at', 'is not', null)
}

function archivedOf({ id, campaign, content, send_at, archived_at }: Letter): ArchivedLetter {
	const archivedAt = archived_at ?? ''
	return { id, campaign, content, sentAt: send_at ?? archivedAt, archivedAt }
}

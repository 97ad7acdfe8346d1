import type { Letter } from '#features/letters/messages/letter.ts'
import { archivableStates } from './rules/letter-archive.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import {
	conflict,
	letterOf,
	lockLetter,
	unknownLetter,
	updateLetter,
} from '#features/letters/letter-events.ts'

/** Maximum number of letters on the web. */
const maxLetters = 200

/**
 * Publishes a letter on the web, or removes it. Only a letter that is being sent, or has been sent, to all recipients
 * can be published.
 *
 * @throws Refusal
 */
export async function setArchived(
	context: StoreContext,
	id: string,
	isPublic: boolean,
	actor: string,
): Promise<Letter> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const letter = await lockLetter(transaction, id).executeTakeFirstOrThrow(unknownLetter)
		if (isPublic && !archivableStates.some((state) => state === letter.state))
			throw conflict('state')
		if (isPublic === (letter.archived_at !== null)) return letterOf(letter)
		const action = isPublic ? 'letter put on the web' : 'letter taken off the web'
		await appendAuditEntry(transaction, context, actor, action, letter.name)
		return await updateLetter(transaction, id, { archived_at: isPublic ? iso(now()) : null })
	})
}

/** The letters on the web, the latest first, with their texts in Markdown. Times are in ISO 8601. */
export async function lettersOnWeb({ db }: StoreContext) {
	const rows = await db.read
		.selectFrom('letters')
		.selectAll()
		.where('archived_at', 'is not', null)
		.orderBy('send_at', 'desc')
		.limit(maxLetters)
		.execute()
	return rows.map((row) => {
		const { campaign, content, send_at, archived_at } = letterOf(row)
		const archivedAt = archived_at ?? ''
		return { campaign, content, sentAt: send_at ?? archivedAt, archivedAt }
	})
}

/** A text that changes when a letter is put on the web, taken off it or deleted. */
export async function archiveRevision({ db }: StoreContext): Promise<string> {
	const { count, last } = await db.read
		.selectFrom('letters')
		.where('archived_at', 'is not', null)
		.select(({ fn }) => [fn.countAll().as('count'), fn.max('archived_at').as('last')])
		.executeTakeFirstOrThrow()
	return `${count} ${last}`
}

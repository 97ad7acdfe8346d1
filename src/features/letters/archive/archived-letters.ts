import type { Letter } from '#features/letters/messages/letter.ts'
import { type Language, languages } from '#site-map/languages.ts'
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

/** Maximum number of letters in the archive's list and in its feed. */
const maxLetters = 200

export type ArchivedLetter = {
	readonly campaign: string
	readonly subject: string
	readonly text: string
	/** When the letter was sent, and when it was put on the web, ISO 8601. */
	readonly sentAt: string
	readonly archivedAt: string
	/** All languages of the letter. */
	readonly languages: readonly Language[]
}

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

export async function archived(
	context: StoreContext,
	language: Language,
): Promise<readonly ArchivedLetter[]> {
	const rows = await selectArchived(context).orderBy('send_at', 'desc').limit(maxLetters).execute()
	return rows.flatMap((row) => archivedIn(language, letterOf(row)) ?? [])
}

export async function archivedBy(
	context: StoreContext,
	campaign: string,
	language: Language,
): Promise<ArchivedLetter | null> {
	const row = await selectArchived(context).where('campaign', '=', campaign).executeTakeFirst()
	return row === undefined ? null : archivedIn(language, letterOf(row))
}

function selectArchived({ db }: StoreContext) {
	return db.read.selectFrom('letters').selectAll().where('archived_at', 'is not', null)
}

function archivedIn(
	language: Language,
	{ campaign, content, send_at, archived_at }: Letter,
): ArchivedLetter | null {
	const archivedAt = archived_at ?? ''
	const written = languages.filter((each) => content[each] !== undefined)
	const found = content[language]
	return found
		? { campaign, ...found, sentAt: send_at ?? archivedAt, archivedAt, languages: written }
		: null
}

import type { Letter, LetterChange, NewLetter } from '#features/letters/messages/letter.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso, countRows } from '#platform/db/context.ts'
import {
	conflict,
	insertDraft,
	type LetterRow,
	lockLetter,
	nameOfOther,
	unknownLetter,
	updateLetter,
} from '#features/letters/letter-events.ts'
import { freeCampaign, hasRecipient } from '#features/letters/letter-rows.ts'

/** Throws a conflict if there are already `maxDrafts` drafts outside series. */
export async function create(context: StoreContext, draft: NewLetter): Promise<Letter> {
	return await context.db.write(async (transaction) => {
		const drafts = transaction.selectFrom('letters').where('state', '=', 'draft')
		const count = await countRows(drafts.where('series', 'is', null))
		if (count >= letterLimits.maxDrafts) throw conflict('count')
		return await insertDraft(transaction, context, { ...draft, timing: timingText(draft) })
	})
}

/** Replaces a draft. If the draft was tested and the change does not affect its email, the draft remains tested. */
export async function save(
	context: StoreContext,
	{ id, version, ...draft }: LetterChange,
): Promise<Letter> {
	const { db, now } = context
	return await db.write(async (transaction) => {
		const before = await lockLetter(transaction, id).executeTakeFirstOrThrow(unknownLetter)
		if (before.state !== 'draft') throw conflict('state')
		if (before.version !== version) throw conflict('version')
		const next = {
			...draft,
			content: JSON.stringify(draft.content),
			timing: timingText(draft),
			// The series of a step decides the step's recipients and time.
			...(before.series !== null && { purpose: before.purpose, segment: null, timing: null }),
			campaign: await freeCampaign(transaction, draft.campaign, id),
		}
		const isTested = before.tested_version === version && hasSameMail(before, next)
		return await updateLetter(transaction, id, {
			...next,
			version: version + 1,
			updated_at: iso(now()),
			...(isTested && { tested_version: version + 1 }),
		})
	})
}

/** Records that the test emails of a version were accepted. A version that has been changed since remains untested. */
export async function markTested(
	context: StoreContext,
	id: string,
	version: number,
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const tested = await transaction
			.updateTable('letters')
			.set({ tested_version: version })
			.where('id', '=', id)
			.where('state', '=', 'draft')
			.where('version', '=', version)
			.returning('name')
			.executeTakeFirst()
		if (tested) await appendAuditEntry(transaction, context, actor, 'letter tested', tested.name)
	})
}

/**
 * Throws a conflict unless the letter is a draft without recipients. After a letter was confirmed and taken back, its
 * recipients have to be deleted first.
 */
export async function remove(context: StoreContext, id: string, actor: string): Promise<void> {
	await context.db.write(async (transaction) => {
		const draft = await lockLetter(transaction, id).executeTakeFirst()
		if (draft === undefined) return
		if (draft.state !== 'draft' || (await hasRecipient(transaction, id))) throw conflict('state')
		await transaction.deleteFrom('letters').where('id', '=', id).execute()
		await appendAuditEntry(transaction, context, actor, 'letter deleted', draft.name)
	})
}

/**
 * The name of another letter that is being sent or begins no later than a given time; null if there is none.
 *
 * @param until in milliseconds since 1970
 */
export async function runningBeside(
	{ db }: StoreContext,
	id: string,
	until: number,
): Promise<string | null> {
	return await nameOfOther(db.read, id, iso(until))
}

function timingText({ timing }: Pick<NewLetter, 'timing'>): string | null {
	return timing === null ? null : JSON.stringify(timing)
}

function hasSameMail(
	before: LetterRow,
	next: Pick<LetterRow, 'content' | 'campaign' | 'fallback' | 'reply_to'>,
): boolean {
	return (['content', 'campaign', 'fallback', 'reply_to'] as const).every(
		(column) => before[column] === next[column],
	)
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { iso, type StoreContext } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { NormalizedEdit } from './reader/edits/normalize-edits.ts'
import type { WordEdits } from './reader/site.ts'

export type WordEdit = {
	/** Below `src/content`. */
	readonly file: string
	/** Keys and indexes, joined by slashes: `hero/title`. */
	readonly place: string
	readonly text: string
	/** Digest of the original text that the edit replaced. */
	readonly originalDigest: string
	readonly changedAt: string
	readonly changedBy: string
}

/** The owner's edits are drafts until published. */
export const wordEdits = { all, change }

/**
 * Identifies a text of the repository.
 *
 * @example digestOf('Hello') // 'GF-NsyJx_iX1Yab8'
 */
export function digestOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** Whether a site update has changed the text that an edit replaced. */
export function isOriginalChanged(edit: WordEdit | undefined, original: string): boolean {
	return edit !== undefined && edit.originalDigest !== digestOf(original)
}

/** Edits by file and place: the form in which words are read. */
export function editsByPlace(
	edits: readonly Pick<WordEdit, 'file' | 'place' | 'text'>[],
): WordEdits {
	const byFile: Record<string, Record<string, string>> = {}
	for (const { file, place, text } of edits) (byFile[file] ??= {})[place] = text
	return byFile
}

export function editList(edits: WordEdits) {
	return Object.entries(edits).flatMap(([file, texts]) =>
		Object.entries(texts).map(([place, text]) => ({ file, place, text })),
	)
}

async function all({ db }: StoreContext): Promise<readonly WordEdit[]> {
	return await db.read
		.selectFrom('word_edits')
		.select(['file', 'place', 'text', 'original_digest as originalDigest'])
		.select(['changed_at as changedAt', 'changed_by as changedBy'])
		.orderBy('file')
		.orderBy('place')
		.execute()
}

/**
 * Stores changes to texts, all or none, with an audit entry for each text that differs.
 *
 * @throws Refusal with the address of a text that has changed since the version its change is based on
 */
async function change(
	context: StoreContext,
	changes: readonly NormalizedEdit[],
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		// Without this lock, two concurrent first changes to a text would both find no edit. SQLite runs one transaction at
		// a time.
		if (context.db.kind === 'postgres')
			await sql`lock table word_edits in share row exclusive mode`.execute(transaction)
		for (const each of changes) await changeOne(context, transaction, each, actor)
	})
}

async function changeOne(
	context: StoreContext,
	transaction: Transaction,
	{ file, place, text, original, before }: NormalizedEdit,
	actor: string,
): Promise<void> {
	const row = await transaction
		.selectFrom('word_edits')
		.select('text')
		.where('file', '=', file)
		.where('place', '=', place)
		.executeTakeFirst()
	const current = row?.text ?? null
	const address = `${file}:${place}`
	if (before !== undefined && before !== current) {
		const message = `${address} was changed meanwhile. It is now: ${current ?? 'the original'}`
		throw new Refusal(message, 'conflict', { fields: [address] })
	}
	const wanted = text === original ? null : text
	if (wanted === current) return
	if (wanted === null) {
		await transaction
			.deleteFrom('word_edits')
			.where('file', '=', file)
			.where('place', '=', place)
			.execute()
	} else {
		const changed = {
			text: wanted,
			original_digest: digestOf(original),
			changed_at: iso(context.now()),
			changed_by: actor,
		}
		await transaction
			.insertInto('word_edits')
			.values({ file, place, ...changed })
			.onConflict((conflict) => conflict.columns(['file', 'place']).doUpdateSet(changed))
			.execute()
	}
	await appendAuditEntry(transaction, context, actor, 'text changed', address)
}

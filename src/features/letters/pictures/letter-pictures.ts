import { type SelectQueryBuilder, sql } from 'kysely'
import type { LetterPicture } from '#features/letters/messages/letter-picture.ts'
import { parsePictureName, pictureLimits } from './rules/letter-picture.ts'
import { conflict } from '#features/letters/letter-events.ts'
import { appendAuditEntry } from '#features/accounts/accounts.ts'
import { type StoreContext, iso, countRows } from '#platform/db/context.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { StoredPicture } from './shrink-picture.ts'

/** Stores a picture, unless it is stored already or the number of pictures has reached `maxPictures`. */
export async function addPicture(
	context: StoreContext,
	{ name, bytes }: StoredPicture,
	actor: string,
): Promise<LetterPicture> {
	return await context.db.write(async (transaction) => {
		const known = await selectPictures(transaction.selectFrom('letter_pictures'))
			.where('name', '=', name)
			.executeTakeFirst()
		if (known !== undefined) return pictureOf(known)
		const count = await countRows(transaction.selectFrom('letter_pictures'))
		if (count >= pictureLimits.maxPictures) throw conflict('count')
		const row = { name, bytes, size: bytes.length, created_at: iso(context.now()) }
		await transaction
			.insertInto('letter_pictures')
			.values(row)
			.onConflict((of) => of.doNothing())
			.execute()
		await appendAuditEntry(transaction, context, actor, 'letter picture added', name)
		return pictureOf({ name, size: bytes.length, is_used: false })
	})
}

/** All pictures, the latest first. */
export async function listPictures({ db }: StoreContext): Promise<readonly LetterPicture[]> {
	const rows = await selectPictures(db.reportReader.selectFrom('letter_pictures'))
		.orderBy('created_at', 'desc')
		.orderBy('name')
		.execute()
	return rows.map(pictureOf)
}

/** Deletes a picture, unless a letter uses it. A picture that does not exist counts as deleted. */
export async function removePicture(
	context: StoreContext,
	name: string,
	actor: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const picture = await selectPictures(transaction.selectFrom('letter_pictures'))
			.where('name', '=', name)
			.executeTakeFirst()
		if (picture === undefined) return
		if (pictureOf(picture).is_used) throw conflict('used')
		await transaction.deleteFrom('letter_pictures').where('name', '=', name).execute()
		await appendAuditEntry(transaction, context, actor, 'letter picture deleted', name)
	})
}

export async function bytesOfPicture(
	{ db }: StoreContext,
	name: string,
): Promise<Uint8Array | null> {
	const row = await db.read
		.selectFrom('letter_pictures')
		.select('bytes')
		.where('name', '=', name)
		.executeTakeFirst()
	return row?.bytes ?? null
}

/** The names without a picture. */
export async function withoutPicture(
	{ db }: StoreContext,
	names: readonly string[],
): Promise<readonly string[]> {
	if (names.length === 0) return []
	const rows = await db.read
		.selectFrom('letter_pictures')
		.select('name')
		.where('name', 'in', names)
		.execute()
	const known = new Set(rows.map(({ name }) => name))
	return names.filter((name) => !known.has(name))
}

type Row = { readonly name: string; readonly size: number; readonly is_used: unknown }

function selectPictures(query: SelectQueryBuilder<Tables, 'letter_pictures', object>) {
	return query.select([
		'name',
		'size',
		// Picture names contain no characters that are special in LIKE or JSON.
		sql`exists (
			select 1 from letters where letters.content like '%' || letter_pictures.name || '%'
		)`.as('is_used'),
	])
}

function pictureOf({ name, size, is_used }: Row): LetterPicture {
	const { width = 0, height = 0 } = parsePictureName(name) ?? {}
	return { name, bytes: size, width, height, is_used: Boolean(is_used) }
}

import type { CountMark, CountNote } from './messages/count-summary.ts'
import { type StoreContext, newId } from '#platform/db/context.ts'

/** The text of each page's main heading, by path. */
export type Headlines = Readonly<Record<string, string>>

/** The marks from `from` to `to`, inclusive, oldest first. */
export async function between(
	{ db }: StoreContext,
	from: string,
	to: string,
): Promise<CountMark[]> {
	return await db.read
		.selectFrom('count_marks')
		.select(['id', 'day', 'kind', 'text', 'path', 'before'])
		.where('day', '>=', from)
		.where('day', '<=', to)
		.orderBy('day')
		.orderBy('id')
		.execute()
}

export async function addNote(context: StoreContext, { day, text }: CountNote): Promise<CountMark> {
	const mark = { id: newId(context), day, kind: 'note', text, path: null, before: null } as const
	await context.db.write((transaction) =>
		transaction.insertInto('count_marks').values(mark).execute(),
	)
	return mark
}

/** Deletes a note; marks added by the site are kept. Returns whether the note existed. */
export async function deleteNote({ db }: StoreContext, id: string): Promise<boolean> {
	const { numDeletedRows } = await db.write((transaction) =>
		transaction
			.deleteFrom('count_marks')
			.where('id', '=', id)
			.where('kind', '=', 'note')
			.executeTakeFirst(),
	)
	return numDeletedRows > 0n
}

/**
 * Adds a mark for each page whose headline has changed since the last start. Two processes that start together add one
 * mark: the second waits for the first one's row lock and finds the new headline.
 */
export async function recordHeadlines(
	context: StoreContext,
	headlines: Headlines,
	day: string,
): Promise<void> {
	await context.db.write(async (transaction) => {
		const stored = await transaction.selectFrom('headlines').selectAll().execute()
		const before = new Map(stored.map(({ path, text }) => [path, text]))
		// Sorted, so that all processes lock rows in the same order and cannot deadlock.
		for (const path of Object.keys(headlines).toSorted()) {
			const text = headlines[path] ?? ''
			const earlier = before.get(path)
			if (earlier === text) continue
			if (earlier === undefined) {
				await transaction
					.insertInto('headlines')
					.values({ path, text })
					.onConflict((conflict) => conflict.doNothing())
					.execute()
				continue
			}
			const { numUpdatedRows } = await transaction
				.updateTable('headlines')
				.set({ text })
				.where('path', '=', path)
				.where('text', '=', earlier)
				.executeTakeFirst()
			if (numUpdatedRows === 0n) continue
			const mark = {
				id: newId(context),
				day,
				kind: 'headline',
				text,
				path,
				before: earlier,
			} as const
			await transaction.insertInto('count_marks').values(mark).execute()
		}
	})
}

import type { Selectable } from 'kysely'
import { type StoreContext, iso } from '#server/platform/db/context.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A mail about changed access that waits to be sent. */
export type AccessNotice = Omit<Selectable<Tables['access_notices']>, 'next_try_at'>

/** Longer than a mail takes, so that two processes do not send the same one. */
export const accessNoticeRetryMs = 5 * 60_000

/** The mails that tell admins of changed access. `recordAccess` writes them. */
export function createAccessNoticeStore({ db, now }: StoreContext) {
	/** Takes the oldest mail that is due; null if there is none. Unless it is sent, it is due again some minutes later. */
	async function claim(): Promise<AccessNotice | null> {
		const time = now()
		const row = await db.write((transaction) =>
			transaction
				.updateTable('access_notices')
				.set({ next_try_at: iso(time + accessNoticeRetryMs) })
				.where('next_try_at', '<=', iso(time))
				.where('id', '=', (of) =>
					of
						.selectFrom('access_notices')
						.select('id')
						.where('next_try_at', '<=', iso(time))
						.orderBy('id')
						.limit(1),
				)
				.returning(['id', 'at', 'recipient', 'action', 'actor', 'target', 'browser', 'system'])
				.executeTakeFirst(),
		)
		return row ?? null
	}

	async function remove(id: string): Promise<void> {
		await db.writeOne((writer) =>
			writer.deleteFrom('access_notices').where('id', '=', id).execute(),
		)
	}

	return { claim, remove }
}

import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { isWaiting } from '#server/platform/jobs/outbox.ts'

/** A mail that waits longer than this is stuck. */
const stuckMs = 3_600_000

/** When the owner was told something by mail, and what about. */
export function createOwnerNoticeStore({ db, now }: StoreContext) {
	/** The addresses of the accounts that can log in. */
	async function recipients(): Promise<readonly string[]> {
		const rows = await db.read
			.selectFrom('admins')
			.select('email')
			.where('email', 'is not', null)
			.where('disabled_at', 'is', null)
			.orderBy('created_at')
			.execute()
		return rows.flatMap(({ email }) => (email === null ? [] : [email]))
	}

	/** Whether no notice was sent on the day; it counts as sent from now on, for every process. */
	async function take(day: string): Promise<boolean> {
		return await db.write(async (transaction) => {
			await transaction.deleteFrom('owner_notices').where('day', '<', day).execute()
			const added = await transaction
				.insertInto('owner_notices')
				.values({ day })
				.onConflict((conflict) => conflict.doNothing())
				.returning('day')
				.executeTakeFirst()
			return added !== undefined
		})
	}

	/** The notice could not be sent. */
	async function giveBack(day: string): Promise<void> {
		await db.write((transaction) =>
			transaction.deleteFrom('owner_notices').where('day', '=', day).execute(),
		)
	}

	/** Confirmations that have been waiting for more than an hour. */
	async function stuckMails(): Promise<number> {
		const row = await db.longRead
			.selectFrom('outbox')
			.select((of) => of.fn.countAll<number | string>().as('count'))
			.where(isWaiting)
			.where('created_at', '<', iso(now() - stuckMs))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	/** The commonest code of the last attempts of these confirmations; null if none was tried. */
	async function stuckCode(): Promise<string | null> {
		const row = await db.longRead
			.selectFrom('outbox')
			.select(['failure', (of) => of.fn.countAll<number | string>().as('count')])
			.where(isWaiting)
			.where('created_at', '<', iso(now() - stuckMs))
			.where('failure', 'is not', null)
			.groupBy('failure')
			.orderBy('count', 'desc')
			.limit(1)
			.executeTakeFirst()
		return row?.failure ?? null
	}

	return { recipients, take, giveBack, stuckMails, stuckCode }
}

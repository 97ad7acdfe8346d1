import { type StoreContext, iso } from '#server/platform/db/context.ts'
import { mailKinds } from '#server/platform/jobs/job-kinds.ts'

/** A mail that waits longer than this is stuck. */
const stuckMs = 3_600_000

/** Reads the recipients of notices, and stuck mails. */
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

	/** Confirmations that have been waiting for more than an hour. */
	async function stuckMails(): Promise<number> {
		const row = await db.longRead
			.selectFrom('jobs')
			.select((of) => of.fn.countAll<number | string>().as('count'))
			.where('kind', 'in', mailKinds)
			.where('failed_at', 'is', null)
			.where('created_at', '<', iso(now() - stuckMs))
			.executeTakeFirstOrThrow()
		return Number(row.count)
	}

	/** The most frequent failure code of these confirmations; null if none has failed. */
	async function stuckCode(): Promise<string | null> {
		const row = await db.longRead
			.selectFrom('jobs')
			.select(['failure', (of) => of.fn.countAll<number | string>().as('count')])
			.where('kind', 'in', mailKinds)
			.where('failed_at', 'is', null)
			.where('created_at', '<', iso(now() - stuckMs))
			.where('failure', 'is not', null)
			.groupBy('failure')
			.orderBy('count', 'desc')
			.limit(1)
			.executeTakeFirst()
		return row?.failure ?? null
	}

	return { recipients, stuckMails, stuckCode }
}

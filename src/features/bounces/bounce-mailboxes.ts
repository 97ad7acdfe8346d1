import { hash } from 'node:crypto'
import { withContext } from '#platform/with-context.ts'
import { bounceLimits } from './rules/bounce-limits.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'

/** The last email read from a mailbox. Its UID is valid while `uidValidity` remains the same. */
export type MailboxPosition = { readonly uidValidity: string; readonly lastUid: number }

export function createBounceMailboxStore(context: StoreContext) {
	return withContext(context, { position, markRead, markFailed, deadFor })
}

async function position({ db }: StoreContext, name: string): Promise<MailboxPosition | null> {
	const row = await db.read
		.selectFrom('bounce_mailboxes')
		.select(['uid_validity', 'last_uid'])
		.where('name', '=', name)
		.executeTakeFirst()
	if (row === undefined || row.uid_validity === null || row.last_uid === null) return null
	return { uidValidity: row.uid_validity, lastUid: Number(row.last_uid) }
}

async function markRead(
	{ db }: StoreContext,
	name: string,
	{ uidValidity, lastUid }: MailboxPosition,
): Promise<void> {
	const columns = {
		uid_validity: uidValidity,
		last_uid: lastUid,
		failing_since: null,
		failure: null,
	}
	await db.write((transaction) =>
		transaction
			.insertInto('bounce_mailboxes')
			.values({ name, ...columns })
			.onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
			.execute(),
	)
}

/** Records a failed read. `failure` is a code, never the server's text. */
async function markFailed({ db, now }: StoreContext, name: string, failure: string): Promise<void> {
	await db.write((transaction) =>
		transaction
			.insertInto('bounce_mailboxes')
			.values({ name, failure, failing_since: iso(now()) })
			.onConflict((conflict) =>
				conflict.column('name').doUpdateSet(({ fn }) => ({
					failure,
					failing_since: fn.coalesce('bounce_mailboxes.failing_since', 'excluded.failing_since'),
				})),
			)
			.execute(),
	)
}

/** The code of the last failure if the mailbox has been unreadable for `deadMailboxMs`; otherwise null. */
async function deadFor({ db, now }: StoreContext, name: string): Promise<string | null> {
	const row = await db.read
		.selectFrom('bounce_mailboxes')
		.select('failure')
		.where('name', '=', name)
		.where('failing_since', '<=', iso(now() - bounceLimits.deadMailboxMs))
		.executeTakeFirst()
	return row === undefined ? null : (row.failure ?? '')
}

/** The key of a mailbox's stored position: a hash, so that it does not reveal the user. */
export function mailboxName(url: string): string {
	const { hostname, username, pathname } = new URL(url)
	return hash('sha256', `${username}@${hostname}${pathname}`).slice(0, 32)
}

import { type StoreContext, iso } from '#platform/db/context.ts'
import { sealText } from '#platform/db/sealed-text.ts'
import { queueJobs } from '#platform/jobs/job-queue.ts'
import type { OutgoingMail } from '#platform/mail/transport.ts'
import { isDead, type MailOutage, readOutage } from './mail-outage.ts'
import { mailKinds } from '#features/waitlist/waitlist.ts'
import { languageIn } from './weekly/weekly-store.ts'

const stuckMs = 3_600_000

export function createOwnerNoticeStore(context: StoreContext) {
	const { db, now } = context

	/** Accounts that can log in and have an address, with the language of their weekly email; null if it is off. */
	async function recipients() {
		const rows = await db.read
			.selectFrom('admins')
			.select(['id', 'email', 'weekly_language'])
			.where('email', 'is not', null)
			.where('disabled_at', 'is', null)
			.orderBy('created_at')
			.execute()
		return rows.flatMap(({ id, email, weekly_language }) =>
			email === null ? [] : [{ id, email, language: languageIn(weekly_language) }],
		)
	}

	/**
	 * Queues emails to accounts, encrypted, because they contain signed links. An email replaces a waiting one that has
	 * the same key.
	 */
	async function queueMails(
		mails: readonly { readonly key: string; readonly mail: OutgoingMail }[],
	) {
		const { keys, random } = context
		const jobs = mails.map(({ key: id, mail }) => {
			const payload = sealText(JSON.stringify(mail), keys.outbox, random)
			return { id, kind: 'account-mail', payload } as const
		})
		await db.write((transaction) => queueJobs(transaction, context, jobs))
	}

	/**
	 * The number of confirmation emails that have been waiting for more than an hour, and their most frequent failure code;
	 * null if none has failed.
	 */
	async function stuckMails(): Promise<{ readonly count: number; readonly code: string | null }> {
		const rows = await db.reportReader
			.selectFrom('jobs')
			.select(['failure', ({ fn }) => fn.countAll<number | string>().as('count')])
			.where('kind', 'in', mailKinds)
			.where('failed_at', 'is', null)
			.where('created_at', '<', iso(now() - stuckMs))
			.groupBy('failure')
			.orderBy('count', 'desc')
			.execute()
		return {
			count: rows.reduce((sum, row) => sum + Number(row.count), 0),
			code: rows.find(({ failure }) => failure !== null)?.failure ?? null,
		}
	}

	/** Start and cause of the current outage; null if `mailServerHandler` has seen none. */
	async function mailServerOutage(): Promise<Pick<MailOutage, 'since' | 'code'> | null> {
		const row = await db.read
			.selectFrom('jobs')
			.select('payload')
			.where('kind', '=', 'mail-server')
			.executeTakeFirst()
		const outage = readOutage(row?.payload ?? '')
		return outage && isDead(outage) ? { since: outage.since, code: outage.code } : null
	}

	return { recipients, queueMails, stuckMails, mailServerOutage }
}

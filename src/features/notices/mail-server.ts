import { iso } from '#platform/db/context.ts'
import type { Job } from '#platform/jobs/job-queue.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import type { WaitlistStores } from '#features/waitlist/waitlist.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { words } from '#cms/reader/entries.ts'
import type { NoticeStores } from './notices.ts'
import { isDead, type MailOutage, readOutage } from './mail-outage.ts'

type Options = {
	readonly store: Pick<NoticeStores, 'ownerNotices'> & Pick<WaitlistStores, 'outbox'>
	readonly now: () => number
	/** Connects and logs in without sending anything. Returns the failure's code; null if there is none. */
	readonly findFailure: () => Promise<string | null>
}

/** Two checks at this interval find a dead mail server within 8 minutes. */
const checkIntervalMs = 4 * 60_000

/**
 * Creates the handler of the job that checks whether the mail server accepts mail, even when no mail is waiting. Its
 * payload is the outage, which the panel and the metrics show, because a dead mail server cannot be reported by mail.
 * Emails the owner once the server has recovered.
 */
export function mailServerHandler(options: Options): JobHandler {
	const { now, findFailure } = options
	const run = async (job: Pick<Job, 'payload'>) => {
		const before = readOutage(job.payload)
		const code = await findFailure()
		if (code === null && before !== null && isDead(before)) await queueNotices(options, before)
		const { since, checks } = before ?? { since: iso(now()), checks: 0 }
		const payload = code === null ? '' : JSON.stringify({ since, code, checks: checks + 1 })
		return { end: 'again', at: now() + checkIntervalMs, payload } as const
	}
	return { slots: 1, everyMs: checkIntervalMs, isNeverGivenUp: true, run }
}

/** Notifies all accounts of the end of an outage. */
async function queueNotices({ store, now }: Options, { since, code }: MailOutage): Promise<void> {
	const recipients = await store.ownerNotices.recipients()
	const { waiting } = await store.outbox.counts()
	const { subject, text } = words('panelServer').mailServerBack
	const values = { from: minute(since), to: minute(iso(now())), code, n: waiting }
	const sent = { subject, text: formatMessage('es', text, values) }
	await store.ownerNotices.queueMails(
		recipients.map(({ id: adminId, email: recipient }) => {
			const id = `mail-server-${since.replace(/\D/g, '')}-${adminId}`
			return { key: id, mail: noticeMail({ ...sent, id, recipient }) }
		}),
	)
}

/** @example minute('2026-01-05T12:00:00.000Z') // '2026-01-05 12:00' */
function minute(time: string): string {
	return time.slice(0, 16).replace('T', ' ')
}

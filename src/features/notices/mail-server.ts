import { iso } from '#platform/db/context.ts'
import type { Job } from '#platform/jobs/job-queue.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { noticeMail } from '#platform/mail/notice-mail.ts'
import type { Transport } from '#platform/mail/transport.ts'
import type { WaitlistStores } from '#features/waitlist/waitlist.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { words } from '#cms/reader/entries.ts'
import { isOver, mailNext } from './mail-each.ts'
import type { NoticeStores } from './notices.ts'
import { isDead, type MailOutage, readOutage } from './mail-outage.ts'

type Options = {
	readonly store: Pick<NoticeStores, 'ownerNotices'> & Pick<WaitlistStores, 'outbox'>
	readonly transport: Pick<Transport, 'send'>
	readonly now: () => number
	/** Connects and logs in without sending anything. Returns the failure's code; null if there is none. */
	readonly findFailure: () => Promise<string | null>
}

/** So short that two checks find a dead mail server within 8 minutes. */
const checkIntervalMs = 4 * 60_000

/**
 * Creates the handler of the job that checks whether the mail server accepts mail, even when no mail is waiting. Its
 * payload is the outage, which the panel and the metrics show, because a dead mail server cannot be reported by mail.
 * Emails the owner once the server has recovered.
 */
export function mailServerHandler(options: Options): JobHandler {
	const { now, findFailure } = options
	const run = async ({ payload }: Pick<Job, 'payload'>) => {
		const before = readOutage(payload)
		const code = await findFailure()
		const outage =
			code === null
				? await endOutage(options, before)
				: { since: before?.since ?? iso(now()), code, checks: (before?.checks ?? 0) + 1 }
		const next = outage === null ? '' : JSON.stringify(outage)
		const isTelling = outage?.end !== undefined && outage.end.told !== before?.end?.told
		return { end: 'again', at: now() + (isTelling ? 0 : checkIntervalMs), payload: next } as const
	}
	return { slots: 1, everyMs: checkIntervalMs, isNeverGivenUp: true, run }
}

/** Notifies the next account of the recovery. Keeps the outage until all are notified, or while no email can be sent. */
async function endOutage(options: Options, outage: MailOutage | null): Promise<MailOutage | null> {
	if (outage === null || !isDead(outage)) return null
	const { store, transport, now } = options
	const { since, code, end = { at: iso(now()), told: '' } } = outage
	const recipients = await store.ownerNotices.recipients()
	const { waiting } = await store.outbox.counts()
	const { subject, text } = words('panelServer').mailServerBack
	const values = { from: minute(since), to: minute(end.at), code, n: waiting }
	const told = await mailNext({ payload: end.told, occasion: since }, recipients, {
		transport,
		compose: ({ id: adminId, email: recipient }) =>
			noticeMail({
				id: `mail-server-${since.replace(/\D/g, '')}-${adminId}`,
				recipient,
				subject,
				text: formatMessage('es', text, values),
			}),
	})
	if (told === null) return outage
	return isOver(told, since) ? null : { ...outage, end: { ...end, told } }
}

/** @example minute('2026-01-05T12:00:00.000Z') // '2026-01-05 12:00' */
function minute(time: string): string {
	return time.slice(0, 16).replace('T', ' ')
}

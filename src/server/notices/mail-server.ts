import { iso } from '#server/platform/db/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { JobHandler } from '#server/platform/jobs/job-runner.ts'
import { noticeMail } from '#server/platform/mail/notice-mail.ts'
import type { Transport } from '#server/platform/mail/transport.ts'
import type { Store } from '#server/store.ts'
import { formatMessage } from '#words/format-message.ts'
import { words } from '#words/entries.ts'
import { isDead, type MailOutage, readOutage } from './mail-outage.ts'

type Options = {
	readonly store: Pick<Store, 'ownerNotices' | 'outbox'>
	readonly transport: Pick<Transport, 'send'>
	readonly now: () => number
	/** Connects and logs in without sending anything. Returns the failure's code; null if there is none. */
	readonly findFailure: () => Promise<string | null>
}

/** Two checks find a dead mail server within 8 minutes. */
const checkIntervalMs = 4 * 60_000

/**
 * Creates the handler of the job that checks whether the mail server accepts mail, even when none is waiting. Its
 * payload is the outage, read by the panel and the metrics: a dead mail server cannot be reported by mail. Mails the
 * owner once it has recovered.
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
		return { end: 'again', at: now() + checkIntervalMs, payload: next } as const
	}
	return { slots: 1, everyMs: checkIntervalMs, isNeverGivenUp: true, run }
}

/** Notifies the owner of the recovery. Keeps the outage if no mail can be sent yet. */
async function endOutage(options: Options, outage: MailOutage | null): Promise<MailOutage | null> {
	if (outage === null || !isDead(outage)) return null
	const { ownerNotices, outbox } = options.store
	const recipients = await ownerNotices.recipients()
	const { waiting } = await outbox.counts()
	const sent = await Promise.all(
		recipients.map(async (recipient) => await tell(options, { ...outage, waiting }, recipient)),
	)
	return sent.length === 0 || sent.includes(true) ? null : outage
}

async function tell(
	{ transport, now }: Options,
	{ since, code, waiting }: MailOutage & { readonly waiting: number },
	{ id: adminId, email: recipient }: { readonly id: string; readonly email: string },
): Promise<boolean> {
	const { subject, text } = words('panelServer').mailServerBack
	const values = { from: minute(since), to: minute(iso(now())), code, n: waiting }
	const id = `mail-server-${since.replace(/\D/g, '')}-${adminId}`
	const mail = noticeMail({ id, recipient, subject, text: formatMessage('es', text, values) })
	return await transport.send(mail).then(
		() => true,
		() => false,
	)
}

/** @example minute('2026-01-05T12:00:00.000Z') // '2026-01-05 12:00' */
function minute(time: string): string {
	return time.slice(0, 16).replace('T', ' ')
}

import { noticeMail } from '#platform/mail/notice-mail.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import type { NoticeStores } from './notices.ts'
import { findingSentences } from './finding-sentences.ts'
import { mailingHandler, mailNext } from './mail-each.ts'
import type { ReadOwnerFindings } from './owner-findings.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import type { Transport } from '#platform/mail/transport.ts'
import { words } from '#cms/reader/entries.ts'

type NoticeOptions = {
	readonly store: Pick<NoticeStores, 'ownerNotices'>
	readonly transport: Transport
	readonly now: () => number
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
}

/** Creates the handler of the job that emails notices to the owner, at most once a day. */
export function ownerNoticeHandler(options: NoticeOptions): JobHandler {
	const { now } = options
	return mailingHandler(
		now,
		() => utcDay(now()),
		async (payload, day) => await sendNext(options, payload, day),
	)
}

/**
 * Emails all findings to the owner. Sends nothing without findings, or without an address in the panel.
 *
 * @param day as in `2026-01-05`
 * @returns the next payload; null if no email was sent
 */
async function sendNext(
	options: NoticeOptions,
	payload: string,
	day: string,
): Promise<string | null> {
	const { store, transport, site } = options
	const recipients = await store.ownerNotices.recipients()
	if (recipients.length === 0) return null
	const sentences = findingSentences(await options.readFindings())
	if (sentences.length === 0) return null
	const panel = new URL('/waitlist', site).href
	const items = sentences.map((sentence) => `- ${sentence.text}`).join('\n')
	const { subject, opening, closing, ...labels } = words('panelServer').ownerNotice
	const text = [opening, items, `${labels.panel} ${panel}`, closing].join('\n\n')
	const compose = ({ id, email: recipient }: (typeof recipients)[number]) =>
		noticeMail({ id: `notice-${day}-${id}`, recipient, subject, text })
	return await mailNext({ payload, occasion: day }, recipients, { transport, compose })
}

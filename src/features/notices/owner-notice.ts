import { noticeMail } from '#platform/mail/notice-mail.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import type { NoticeStores } from './notices.ts'
import { findingSentences } from './finding-sentences.ts'
import { oncePerOccasion } from './account-mails.ts'
import type { ReadOwnerFindings } from './owner-findings.ts'
import type { JobHandler } from '#platform/jobs/job-runner.ts'
import { words } from '#cms/reader/entries.ts'

type NoticeOptions = {
	readonly store: Pick<NoticeStores, 'ownerNotices'>
	readonly now: () => number
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
}

/** Creates the handler of the job that emails notices to the owner, at most once a day. */
export function ownerNoticeHandler(options: NoticeOptions): JobHandler {
	const { now } = options
	return oncePerOccasion(
		now,
		() => utcDay(now()),
		async (day) => await queueNotices(options, day),
	)
}

/**
 * Queues emails with all findings to the owner. Returns false without findings, or without an address in the panel.
 *
 * @param day as in `2026-01-05`
 */
async function queueNotices(options: NoticeOptions, day: string): Promise<boolean> {
	const { store, site } = options
	const recipients = await store.ownerNotices.recipients()
	if (recipients.length === 0) return false
	const sentences = findingSentences(await options.readFindings())
	if (sentences.length === 0) return false
	const panel = new URL('/waitlist', site).href
	const items = sentences.map((sentence) => `- ${sentence.text}`).join('\n')
	const { subject, opening, closing, ...labels } = words('panelServer').ownerNotice
	const text = [opening, items, `${labels.panel} ${panel}`, closing].join('\n\n')
	await store.ownerNotices.queueMails(
		recipients.map(({ id, email: recipient }) => ({
			key: `notice-${id}`,
			mail: noticeMail({ id: `notice-${day}-${id}`, recipient, subject, text }),
		})),
	)
	return true
}

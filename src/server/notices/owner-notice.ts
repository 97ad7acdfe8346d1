import { noticeMail } from '#server/platform/mail/notice-mail.ts'
import { ownerNotice as words } from '#content/panel/es/owner-notice.ts'
import { findingWords } from '#content/panel/es/findings.ts'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import { delayCause, pauseCause } from '#domain/letters/refusals.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import type { Store } from '#server/store.ts'
import type { ReadOwnerFindings } from './owner-findings.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { type JobHandler, renewedLeaseMs } from '#server/platform/jobs/job-runner.ts'
import type { Transport } from '#server/platform/mail/transport.ts'

type NoticeOptions = {
	readonly store: Pick<Store, 'ownerNotices'>
	readonly transport: Transport
	readonly now: () => number
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
}

/** How often the findings are checked. */
const checkIntervalMs = 10 * 60_000

/** Creates the handler of the job that sends notices to the owner. Its payload is the day of the last notice. */
export function ownerNoticeHandler(options: NoticeOptions): JobHandler {
	const { now } = options
	const run = async ({ payload: lastDay }: Pick<Job, 'payload'>) => {
		const day = utcDay(now())
		const isSent = lastDay !== day && (await sendOwnerNotice(options, day))
		return { end: 'again', at: now() + checkIntervalMs, ...(isSent && { payload: day }) } as const
	}
	return { slots: 1, leaseMs: renewedLeaseMs, everyMs: checkIntervalMs, isNeverGivenUp: true, run }
}

/**
 * Sends all findings to the owner in one mail. Sends nothing if there are none, or without an address in the panel.
 *
 * @param day as in `2026-01-05`
 * @returns whether a mail was sent
 */
async function sendOwnerNotice(options: NoticeOptions, day: string): Promise<boolean> {
	const { store, transport, site } = options
	const recipients = await store.ownerNotices.recipients()
	if (recipients.length === 0) return false
	const sentences = sentencesOf(await options.readFindings())
	if (sentences.length === 0) return false
	const panel = new URL('/waitlist', site).href
	const items = sentences.map((sentence) => `- ${sentence}`).join('\n')
	const text = [words.opening, items, `${words.panel} ${panel}`, words.closing].join('\n\n')
	let isSent = false
	for (const [index, recipient] of recipients.entries()) {
		try {
			const id = `notice-${day}-${index}`
			await transport.send(noticeMail({ id, recipient, subject: words.subject, text }))
			isSent = true
		} catch {
			// The other recipients still get the notice. If all fail, the next check sends it again.
		}
	}
	return isSent
}

function sentencesOf(findings: OwnerFindings): readonly string[] {
	const { stuckMails, stuckCode, letter, deadMailbox, isDatabaseDamaged, freeMegabytes } = findings
	return [
		...(isDatabaseDamaged ? [findingWords.damage] : []),
		...(stuckMails > 0 ? [stuckSentence(stuckMails, stuckCode)] : []),
		...(letter ? [letterSentence(letter)] : []),
		...(deadMailbox === null ? [] : [findingWords.mailbox.replace('{code}', deadMailbox)]),
		...(freeMegabytes === null ? [] : [findingWords.disk.replace('{mb}', String(freeMegabytes))]),
	]
}

function letterSentence({ name, reason, code }: NonNullable<OwnerFindings['letter']>): string {
	const sentence = findingWords[pauseCause(reason, code)]
	return sentence.replace('{letter}', name).replace('{code}', code === null ? '' : ` (${code})`)
}

function stuckSentence(mails: number, code: string | null): string {
	const sentence = findingWords.stuck.replace('{n}', String(mails))
	if (code === null) return sentence
	return `${sentence} ${findingWords.stuckCauses[delayCause(code)].replace('{code}', code)}`
}

import { ownerNotice as words } from '#content/panel/es/owner-notice.ts'
import { findingWords } from '#content/panel/es/findings.ts'
import { senderName } from '#content/emails/waitlist.ts'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import { delayCause, pauseCause } from '#domain/letters/refusals.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { asciiEmail } from '#domain/waitlist/email.ts'
import type { Store } from '#server/store.ts'
import type { ReadOwnerFindings } from './owner-findings.ts'
import type { Transport } from '#server/platform/mail/transport.ts'

type NoticeOptions = {
	readonly store: Pick<Store, 'ownerNotices'>
	readonly transport: Transport
	readonly now: () => number
	readonly readFindings: ReadOwnerFindings
	/** The site's origin. */
	readonly site: string
}

/**
 * Tells the owner of what needs a look, in one mail a day at most: mails that are stuck, a letter that waits, a mailbox
 * for bounces that cannot be read, a damaged database, a disk that is nearly full. Without an address in the panel
 * nothing is sent.
 *
 * @returns whether a mail was sent
 */
export async function sendOwnerNotice(options: NoticeOptions): Promise<boolean> {
	const { store, transport, now, site } = options
	const recipients = await store.ownerNotices.recipients()
	if (recipients.length === 0) return false
	const sentences = sentencesOf(await options.readFindings())
	if (sentences.length === 0) return false
	const day = utcDay(now())
	if (!(await store.ownerNotices.take(day))) return false
	const panel = new URL('/waitlist', site).href
	const items = sentences.map((sentence) => `- ${sentence}`).join('\n')
	const text = [words.opening, items, `${words.panel} ${panel}`, words.closing].join('\n\n')
	let isSent = false
	for (const [index, recipient] of recipients.entries()) {
		try {
			await transport.send({
				id: `notice-${day}-${index}`,
				recipient: asciiEmail(recipient),
				tries: 1,
				subject: words.subject.replace('{name}', senderName),
				text,
				html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text)}</pre>`,
				unsubscribeUrl: null,
			})
			isSent = true
		} catch {
			// A refused address keeps the notice from nobody else.
		}
	}
	// Nobody got it, so the mail server is away: the next attempt may be today.
	if (!isSent) await store.ownerNotices.giveBack(day)
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

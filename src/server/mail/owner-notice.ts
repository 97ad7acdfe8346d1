import { statfs } from 'node:fs/promises'
import { ownerNotice as words } from '#content/emails/owner-notice.ts'
import { senderName } from '#content/emails/waitlist.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import { asciiEmail } from '#domain/waitlist/email.ts'
import type { Store } from '#server/store/store.ts'
import type { Transport } from './transport.ts'

type NoticeOptions = {
	readonly store: Pick<Store, 'letters' | 'ownerNotices' | 'bounceMailboxes'>
	/** The name of the mailbox for bounces; null if none is read. */
	readonly mailbox: string | null
	readonly transport: Transport
	readonly now: () => number
	/** Free bytes of the disk with the data. */
	readonly freeBytes: () => Promise<number>
	/** The site's origin. */
	readonly site: string
}

/** Signups fail when the disk is full; with less than this the owner has time to make room. */
const minFreeBytes = 500e6

/** The free bytes of the disk that holds a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return bavail * bsize
}

/**
 * Tells the owner of what needs a look, in one mail a day at most: mails that are stuck, a letter that waits, a mailbox
 * for bounces that cannot be read, a disk that is nearly full. Without an address in the panel nothing is sent.
 *
 * @returns whether a mail was sent
 */
export async function sendOwnerNotice(options: NoticeOptions): Promise<boolean> {
	const { store, transport, now, site } = options
	const recipients = await store.ownerNotices.recipients()
	if (recipients.length === 0) return false
	const sentences = await findings(options)
	if (sentences.length === 0) return false
	const day = utcDay(now())
	if (!(await store.ownerNotices.take(day))) return false
	const panel = new URL('/waitlist', site).href
	const items = sentences.map((sentence) => `- ${sentence}`).join('\n')
	const text = [words.opening, items, `${words.panel} ${panel}`, words.closing].join('\n\n')
	try {
		for (const recipient of recipients) {
			await transport.send({
				id: `notice-${day}-${recipients.indexOf(recipient)}`,
				recipient: asciiEmail(recipient),
				tries: 1,
				subject: words.subject.replace('{name}', senderName),
				text,
				html: `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(text)}</pre>`,
				unsubscribeUrl: null,
			})
		}
	} catch {
		// The mail server is away: the next attempt may be today.
		await store.ownerNotices.giveBack(day)
		return false
	}
	return true
}

async function findings({ store, mailbox, freeBytes }: NoticeOptions): Promise<readonly string[]> {
	const [stuck, waiting, failure, free] = await Promise.all([
		store.ownerNotices.stuckMails(),
		store.letters.waitingForOwner(),
		mailbox === null ? null : store.bounceMailboxes.deadFor(mailbox),
		freeBytes(),
	])
	const code = waiting?.pause_code ? ` (${waiting.pause_code})` : ''
	return [
		...(stuck > 0 ? [words.stuck.replace('{n}', String(stuck))] : []),
		...(waiting
			? [words[waiting.pause_reason].replace('{letter}', waiting.name).replace('{code}', code)]
			: []),
		...(failure === null ? [] : [words.mailbox.replace('{code}', failure)]),
		...(free < minFreeBytes ? [words.disk.replace('{mb}', String(Math.round(free / 1e6)))] : []),
	]
}

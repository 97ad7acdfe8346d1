import { type BoundedWorker, createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { retryWhileUnavailable } from '#platform/db/retry-while.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { BounceAddresses } from './bounce-address.ts'
import type { BounceStores } from './bounces.ts'
import { imapFailure, type Mailbox, withMailbox } from './imap-mailbox.ts'
import { mailboxName } from './bounce-mailboxes.ts'
import type { MailReport } from './mail-report.ts'

export type ReportReader = BoundedWorker<Uint8Array, MailReport | null>

type ReaderOptions = {
	/** `IMAP_URL`. */
	readonly url: string
	readonly ca?: string
	readonly addresses: BounceAddresses
	/** Verifies the unsubscribe links that complaints quote. */
	readonly links: Pick<SignedLinks, 'findUnsubscribeToken'>
	readonly store: BounceStores
	/** Unsubscribes the person with the token of an unsubscribe link. */
	readonly unsubscribe: (token: string) => Promise<unknown>
	readonly now: () => number
	readonly log: WorkLog
	readonly reports?: ReportReader | undefined
}

type Reading = Omit<ReaderOptions, 'reports'> & {
	readonly reports: ReportReader
	readonly mailbox: Mailbox
	readonly markRead: (uid: number) => Promise<void>
}

/** Mails after which the position is stored. */
const mailsPerStep = 100

/** How far back the first read of a mailbox goes: longer than servers try to deliver a mail. */
const firstReadMs = 14 * 86_400_000

/** Far more than the largest mail needs, including the start of the thread. */
const limits = { timeLimitMs: 10_000, heapMb: 64 }

/** Creates the worker thread that parses reports. */
export function createReportReader(): ReportReader {
	return createBoundedWorker(new URL('./mail-report.worker.ts', import.meta.url), limits)
}

/**
 * Creates the function that reads new reports from the mailbox. Records reports about this site's mails and marks them
 * as read; leaves all other mails unchanged. Several processes may read the same mailbox.
 */
export function createBounceReader(options: ReaderOptions) {
	const reports = options.reports ?? createReportReader()
	return async (isStopping = () => false) => {
		try {
			await readNewReports({ ...options, reports }, isStopping)
		} finally {
			await reports.close()
		}
	}
}

async function readNewReports(
	options: Omit<Reading, 'mailbox' | 'markRead'>,
	isStopping: () => boolean,
): Promise<void> {
	const { url, ca, store, now, log } = options
	const { bounceMailboxes } = store
	const name = mailboxName(url)
	const position = await bounceMailboxes.position(name)
	try {
		const since = now() - firstReadMs
		await withMailbox({ url, ca, position, since }, async (mailbox) => {
			const { uidValidity } = mailbox
			const markRead = (lastUid: number) => bounceMailboxes.markRead(name, { uidValidity, lastUid })
			await readAll({ ...options, mailbox, markRead }, isStopping)
		})
	} catch (error) {
		const failure = imapFailure(error)
		await bounceMailboxes.markFailed(name, failure)
		log.warn({ code: failure }, 'The mailbox for bounces cannot be read, will be retried')
	}
}

async function readAll(reading: Reading, isStopping: () => boolean): Promise<void> {
	const { mailbox, markRead } = reading
	for (const [index, uid] of mailbox.uids.entries()) {
		if (isStopping()) return
		await readMail(reading, uid)
		if ((index + 1) % mailsPerStep === 0) await markRead(uid)
	}
	// Even without new mails: records the successful login and a position past older mails.
	await markRead(mailbox.uids.at(-1) ?? mailbox.lastUid)
}

/**
 * Reads a mail with our valid signature: in its header, which every bounce has as its recipient, or in text quoted by a
 * report. No other mail is parsed.
 */
async function readMail(reading: Reading, uid: number): Promise<void> {
	const { addresses, links, mailbox, markRead, store, unsubscribe, now } = reading
	const mail = await mailbox.read(uid)
	if (mail === null) return
	const text = mail.source.toString('latin1')
	const header = text.slice(0, text.search(/\r?\n\r?\n/))
	const isReport = /multipart\/report/i.test(header)
	const sent = addresses.findMail(isReport ? text : header)
	// Some providers remove the envelope sender from mails returned with a complaint.
	const token = sent === null && isReport ? links.findUnsubscribeToken(text) : null
	if (sent === null && token === null) return
	// Marked first, so that a mail that kills the process is not read again. Its contents must be recorded now.
	await markRead(uid)
	const report = await readReportOf(reading, mail.source, uid)
	if (report === null) return
	if (sent !== null) {
		const at = Math.min(mail.at || now(), now())
		await retryWhileUnavailable(() => store.mailReports.record({ ...report, ...sent, at }))
	} else if (token !== null && report.kind === 'complaint') {
		await retryWhileUnavailable(() => unsubscribe(token))
	} else return
	await mailbox.markSeen(uid)
}

/** Returns null for a mail that is not a report, or cannot be read within the time and memory limits. */
async function readReportOf({ reports, log }: Reading, source: Buffer, uid: number) {
	try {
		return await reports.run(source)
	} catch {
		log.warn({ uid }, 'A mail in the mailbox for bounces cannot be read, and was left there')
		return null
	}
}

import { type BoundedWorker, createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { isDatabaseUnavailable } from '#platform/db/database.ts'
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
	readonly unsubscribe: (token: string) => Promise<unknown>
	readonly now: () => number
	readonly log: WorkLog
	readonly reports?: ReportReader | undefined
}

/** The position is stored each time this many emails have been read. */
const mailsPerStep = 100

/** How far back the first read of a mailbox goes: longer than servers try to deliver an email. */
const firstReadMs = 14 * 86_400_000

/** Far more than the largest mail needs, including the start of the thread: 131,072 empty lines take 1.2 s. */
const limits = { timeLimitMs: 30_000, heapMb: 128 }

export function createReportReader(): ReportReader {
	return createBoundedWorker(new URL('./mail-report.worker.ts', import.meta.url), limits)
}

/**
 * Records reports about this site's emails and marks the reports as read in the mailbox. Leaves all other mail
 * unchanged. Several processes may read the same mailbox.
 */
export function createBounceReader(options: ReaderOptions) {
	const { url, ca, addresses, links, store, unsubscribe, now, log } = options
	const { reports = createReportReader() } = options
	const name = mailboxName(url)

	return async (isStopping = () => false): Promise<void> => {
		try {
			const position = await store.bounceMailboxes.position(name)
			const since = now() - firstReadMs
			await withMailbox({ url, ca, position, since }, (mailbox) => readAll(mailbox, isStopping))
		} catch (error) {
			const failure = imapFailure(error)
			await store.bounceMailboxes.markFailed(name, failure)
			log.warn({ code: failure }, 'Reading the bounce mailbox failed and will be retried')
		} finally {
			await reports.close()
		}
	}

	async function readAll(mailbox: Mailbox, isStopping: () => boolean): Promise<void> {
		for (const [index, uid] of mailbox.uids.entries()) {
			if (isStopping()) return
			await readMail(mailbox, uid)
			if ((index + 1) % mailsPerStep === 0) await markRead(mailbox, uid)
		}
		// Runs even without new emails, to record the successful login and to store a position after all emails that are
		// too old to be read.
		await markRead(mailbox, mailbox.uids.at(-1) ?? mailbox.lastUid)
	}

	async function markRead({ uidValidity }: Mailbox, lastUid: number): Promise<void> {
		await store.bounceMailboxes.markRead(name, { uidValidity, lastUid })
	}

	/**
	 * Reads an email if it contains a valid signature of ours. Every bounce has one in the recipient's address in its
	 * header; a report may quote one in its text. No other email is parsed.
	 */
	async function readMail(mailbox: Mailbox, uid: number): Promise<void> {
		const mail = await mailbox.read(uid)
		if (mail === null) return
		const text = mail.source.toString('latin1')
		const header = text.slice(0, text.search(/\r?\n\r?\n/))
		const isReport = /multipart\/report/i.test(header)
		const sent = addresses.findMail(isReport ? text : header)
		// Some providers remove the envelope sender from emails returned with a complaint.
		const token = sent === null && isReport ? links.findUnsubscribeToken(text) : null
		if (sent === null && token === null) return
		// The position is stored first, so an email that kills the process is not read again.
		await markRead(mailbox, uid)
		const report = await reports.run(mail.source).catch(() => {
			log.warn({ uid }, 'An email in the mailbox for bounces cannot be read, and was left there')
			return null
		})
		if (report === null) return
		if (sent !== null) {
			const at = Math.min(mail.at || now(), now())
			await record(() => store.mailReports.record({ ...report, ...sent, at }))
		} else if (token !== null && report.kind === 'complaint') {
			await record(() => unsubscribe(token))
		} else return
		await mailbox.markSeen(uid)

		/** If the database or the journal's stays unavailable, the email is read again in the next run. */
		async function record(work: () => Promise<unknown>): Promise<void> {
			try {
				await retryWhileUnavailable(work)
			} catch (error) {
				if (isDatabaseUnavailable(error)) await markRead(mailbox, uid - 1)
				throw error
			}
		}
	}
}

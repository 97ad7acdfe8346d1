import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'
import type { Store } from '#server/store.ts'
import type { BounceAddresses } from './bounce-address.ts'
import { imapFailure, type Mailbox, withMailbox } from './imap-mailbox.ts'
import { mailboxName } from './mailbox-name.ts'
import { parseMail } from './mail-parts.ts'
import { readReport } from './mail-report.ts'

type ReaderOptions = {
	/** `IMAP_URL`. */
	readonly url: string
	readonly ca?: string
	readonly addresses: BounceAddresses
	/** Verifies the unsubscribe links that complaints quote. */
	readonly links: Pick<SignedLinks, 'findUnsubscribeToken'>
	readonly store: Pick<Store, 'mailReports' | 'bounceMailboxes' | 'signups'>
	readonly now: () => number
	readonly log: WorkLog
}

/** Mails whose headers are read at a time. The position is stored after each step. */
const mailsPerStep = 100

/** How far back a mailbox is read that was not read before: longer than servers try to deliver a mail. */
const firstReadMs = 14 * 86_400_000

/**
 * Creates the function that reads new reports from the mailbox. Reports about mails of this site are recorded and marked
 * as read; all other mails are left as they are. Several processes may read the same mailbox.
 */
export function createBounceReader(options: ReaderOptions) {
	const { url, ca, addresses, links, store, now, log } = options
	const { mailReports, bounceMailboxes, signups } = store
	const name = mailboxName(url)

	return async function readNewReports(isStopping = () => false): Promise<void> {
		const position = await bounceMailboxes.position(name)
		try {
			const since = now() - firstReadMs
			await withMailbox({ url, ca, position, since }, (mailbox) => readAll(mailbox, isStopping))
		} catch (error) {
			const failure = imapFailure(error)
			await bounceMailboxes.markFailed(name, failure)
			log.warn({ code: failure }, 'The mailbox for bounces cannot be read, will be retried')
		}
	}

	async function readAll(mailbox: Mailbox, isStopping: () => boolean): Promise<void> {
		const { uids, uidValidity, lastUid } = mailbox
		for (let start = 0; start < uids.length; start += mailsPerStep) {
			if (isStopping()) return
			const step = uids.slice(start, start + mailsPerStep)
			await readStep(mailbox, step)
			await bounceMailboxes.markRead(name, { uidValidity, lastUid: step.at(-1) ?? lastUid })
		}
		// Also without new mails: the login has succeeded, and what is older need not be looked at again.
		if (uids.length === 0) await bounceMailboxes.markRead(name, { uidValidity, lastUid })
	}

	async function readStep(mailbox: Mailbox, uids: readonly number[]): Promise<void> {
		for (const { uid, at, header } of await mailbox.headers(uids)) {
			if (!mayBeReport(header)) continue
			const source = await mailbox.source(uid)
			const found = source && (await readMail(source, uid))
			if (!found) continue
			if ('unsubscribe' in found) await signups.unsubscribe(found.unsubscribe)
			else await mailReports.record({ ...found, at: Math.min(at || now(), now()) })
			await mailbox.markSeen(uid)
		}
	}

	/** A mail that cannot be parsed is one that is no report. */
	async function readMail(source: Buffer, uid: number) {
		try {
			const mail = await parseMail(source)
			const report = readReport(mail)
			const sent = report && addresses.findMail(mail.addresses)
			if (report && sent) return { ...report, ...sent }
			// Some providers take the envelope sender out of the mails that they return with a complaint.
			const token = report?.kind === 'complaint' && links.findUnsubscribeToken(mail.addresses)
			return token ? { unsubscribe: token } : null
		} catch {
			log.warn({ uid }, 'A mail in the mailbox for bounces cannot be parsed, and was left there')
			return null
		}
	}
}

/** Whether a mail is worth fetching whole: bounces come from servers, complaints say what they are. */
function mayBeReport(header: string): boolean {
	return /multipart\/report|^from:.*(?:mailer-daemon|postmaster|mail delivery)|bounce\+[hut][0-9a-f]{20}/im.test(
		header,
	)
}

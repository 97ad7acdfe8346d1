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

/** Mails whose headers are fetched at a time. The position is stored after each step. */
const mailsPerStep = 100

/** How far back the first reading of a mailbox goes: longer than servers try to deliver a mail. */
const firstReadMs = 14 * 86_400_000

/**
 * Creates the function that reads new reports from the mailbox. Records reports about mails of this site and marks them
 * as read; leaves all other mails unchanged. Several processes may read the same mailbox.
 */
export function createBounceReader(options: ReaderOptions) {
	return (isStopping = () => false) => readNewReports(options, isStopping)
}

async function readNewReports(options: ReaderOptions, isStopping: () => boolean): Promise<void> {
	const { url, ca, store, now, log } = options
	const { bounceMailboxes } = store
	const name = mailboxName(url)
	const position = await bounceMailboxes.position(name)
	try {
		const since = now() - firstReadMs
		await withMailbox({ url, ca, position, since }, (mailbox) =>
			readAll(options, mailbox, isStopping),
		)
	} catch (error) {
		const failure = imapFailure(error)
		await bounceMailboxes.markFailed(name, failure)
		log.warn({ code: failure }, 'The mailbox for bounces cannot be read, will be retried')
	}
}

async function readAll(
	options: ReaderOptions,
	mailbox: Mailbox,
	isStopping: () => boolean,
): Promise<void> {
	const { bounceMailboxes } = options.store
	const name = mailboxName(options.url)
	const { uids, uidValidity, lastUid } = mailbox
	for (let start = 0; start < uids.length; start += mailsPerStep) {
		if (isStopping()) return
		const step = uids.slice(start, start + mailsPerStep)
		await readStep(options, mailbox, step)
		await bounceMailboxes.markRead(name, { uidValidity, lastUid: step.at(-1) ?? lastUid })
	}
	// Without new mails too: records the successful login, and that older mails need not be read again.
	if (uids.length === 0) await bounceMailboxes.markRead(name, { uidValidity, lastUid })
}

async function readStep(
	options: ReaderOptions,
	mailbox: Mailbox,
	uids: readonly number[],
): Promise<void> {
	const { store, now } = options
	for (const { uid, at, header } of await mailbox.headers(uids)) {
		if (!mayBeReport(header)) continue
		const source = await mailbox.source(uid)
		const found = source && (await readMail(options, source, uid))
		if (!found) continue
		if ('unsubscribe' in found) await store.signups.unsubscribe(found.unsubscribe)
		else await store.mailReports.record({ ...found, at: Math.min(at || now(), now()) })
		await mailbox.markSeen(uid)
	}
}

/** Returns null for a mail that is no report of a mail of this site, or cannot be parsed. */
async function readMail({ addresses, links, log }: ReaderOptions, source: Buffer, uid: number) {
	try {
		const mail = await parseMail(source)
		const report = readReport(mail)
		const sent = report && addresses.findMail(mail.addresses)
		if (report && sent) return { ...report, ...sent }
		// Some providers remove the envelope sender from the mails that they return with a complaint.
		const token = report?.kind === 'complaint' && links.findUnsubscribeToken(mail.addresses)
		return token ? { unsubscribe: token } : null
	} catch {
		log.warn({ uid }, 'A mail in the mailbox for bounces cannot be parsed, and was left there')
		return null
	}
}

/** Whether to fetch the whole mail: bounces come from mail servers, and complaints declare their type. */
function mayBeReport(header: string): boolean {
	return /multipart\/report|^from:.*(?:mailer-daemon|postmaster|mail delivery)|bounce\+[hut][0-9a-f]{20}/im.test(
		header,
	)
}

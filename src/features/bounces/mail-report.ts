import PostalMime from 'postal-mime'
import { bounceCode, bounceKind, type BounceKind, maxReasonLength } from './rules/bounce-kind.ts'
import {
	codesIn,
	type Fields,
	fieldsOf,
	parseDeliveryStatus,
	parseFields,
	type RecipientStatus,
} from './delivery-status.ts'

type Bounce = { readonly kind: BounceKind; readonly code: string }

export type MailReport =
	/**
	 * `onlyFor`: the failed addresses, if others in the report did not fail. The report applies to the failed addresses
	 * only.
	 */
	| (Bounce & { readonly onlyFor?: readonly string[] })
	| { readonly kind: 'complaint'; readonly code: '' }

/** Feedback types (RFC 5965, and `opt-out` from its registry) of recipients who want no more mail. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

/** Actions (RFC 3464) for an email that has arrived or is still in transit. */
const arrivals: ReadonlySet<string> = new Set(['delayed', 'delivered', 'relayed', 'expanded'])

/**
 * Reads an email to one of our envelope senders. Any mail from a mail server is a bounce, whatever its words, unless it
 * is a warning, a receipt, a complaint or an automatic reply.
 *
 * Reads only the parts written by a server, never the returned email, whose text is our own.
 */
export async function readReport(source: Uint8Array): Promise<MailReport | null> {
	const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const
	const { headers, text = '', attachments } = await PostalMime.parse(source, options)
	const textOf = (...types: readonly string[]) => {
		const part = attachments.find(({ mimeType }) => types.includes(mimeType))
		return typeof part?.content === 'string' ? part.content : undefined
	}
	const feedback = textOf('message/feedback-report')
	if (feedback !== undefined) return await readFeedback(feedback)
	// Read receipts look like delivery reports, but come from a person's mail program.
	if (textOf('message/disposition-notification') !== undefined) return null
	const words = serverWords(text)
	const isFromServer = isBounce(fieldsOf(headers))
	// The delivery status as in RFC 3464 or, for international addresses, RFC 6533. Some servers send it as plain text.
	const status =
		textOf('message/delivery-status', 'message/global-delivery-status') ??
		(isFromServer && /^Final-Recipient:/im.test(words) ? words : '')
	const recipients = await parseDeliveryStatus(status)
	if (recipients.length > 0) return readDelivery(recipients, words)
	return isFromServer ? reportOf([], words) : null
}

async function readFeedback(text: string): Promise<MailReport | null> {
	const type = (await parseFields(text)).get('feedback-type')?.toLowerCase() ?? ''
	return complaints.has(type) ? { kind: 'complaint', code: '' } : null
}

/** The text before the headers of the returned email. */
function serverWords(text: string): string {
	const end = text.search(/^(?:Return-Path|Received|From|Message-ID):/im)
	return text.slice(0, end === -1 ? maxReasonLength : Math.min(end, maxReasonLength))
}

/**
 * Reads the recipients of a report. If only some of them failed, the report applies to their addresses only. An address
 * counts as working if a copy forwarded from it arrived.
 *
 * @param words the text that the server wrote for a human reader, used if the report has no diagnostic code
 */
function readDelivery(recipients: readonly RecipientStatus[], words: string): MailReport | null {
	const others = recipients.filter((each) => !hasFailed(each))
	const arrived = new Set(others.flatMap(({ addresses }) => addresses))
	const failed = recipients
		.filter(hasFailed)
		.filter(({ addresses }) => !addresses.some((each) => arrived.has(each)))
	const reports = failed.map(({ status, diagnostic }) =>
		reportOf(codesIn(status), diagnostic === '' ? words : diagnostic),
	)
	const report = reports.find(({ kind }) => kind === 'soft') ?? reports[0]
	if (report === undefined || others.length === 0) return report ?? null
	const onlyFor = failed.flatMap(({ addresses }) => addresses)
	return onlyFor.length === 0 ? null : { ...report, onlyFor }
}

function hasFailed({ action, status }: RecipientStatus): boolean {
	return !arrivals.has(action) && !status.startsWith('2')
}

function reportOf(statuses: readonly string[], words: string): Bounce {
	const codes = [...statuses, ...codesIn(words)]
	return { kind: bounceKind({ codes, text: words }), code: bounceCode(codes) }
}

/** Headers of automatic replies by mail programs. */
const replyHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress']

/**
 * Whether an email without a delivery status is a bounce: it has no envelope sender or comes from a daemon, and is
 * neither a warning nor an automatic reply. In a daemon's mail, `Auto-Submitted: auto-replied` means nothing:
 * Postfix, Exim and Gmail set it on bounces. Sieve (RFC 5230) marks vacation replies explicitly.
 */
function isBounce(headers: Fields): boolean {
	const isDaemon = /mailer-daemon|post.?master|mail delivery (?:sub)?system/i.test(
		headers.get('from') ?? '',
	)
	const submitted = headers.get('auto-submitted') ?? 'no'
	const isReply =
		replyHeaders.some((name) => headers.has(name)) ||
		(isDaemon ? /vacation/i.test(submitted) : submitted !== 'no')
	const isWarning = /\b(?:warning|delay)/i.test(headers.get('subject') ?? '')
	return (isDaemon || headers.get('return-path') === '<>') && !isReply && !isWarning
}

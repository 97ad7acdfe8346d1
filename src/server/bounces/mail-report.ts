import { bounceCode, bounceKind, type BounceKind } from '#domain/bounces/bounce-kind.ts'
import { codesIn, fieldsOf, parseDeliveryStatus, type RecipientStatus } from './delivery-status.ts'
import type { MailParts } from './mail-parts.ts'
import { plainBounce } from './plain-bounce.ts'

/** What a report says about a mail: that it came back, or that its recipient complained. */
export type MailReport =
	| {
			readonly kind: BounceKind
			readonly code: string
			/** The addresses that failed, if others of the same report did not: the mail is one of theirs, or has arrived. */
			readonly onlyFor?: readonly string[]
	  }
	| { readonly kind: 'complaint'; readonly code: '' }

/** Feedback types (RFC 5965, and `opt-out` of its registry) of people who want no more mail. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

/**
 * Reads a bounce or a complaint. Warnings, receipts, automatic replies and everything else are null.
 *
 * Only the parts that a server has written are read, never the mail that came back: its words are ours.
 */
export function readReport({ headers, text, parts }: MailParts): MailReport | null {
	const feedback = parts.find(({ type }) => type === 'message/feedback-report')
	if (feedback !== undefined) return readFeedback(feedback.text)
	// Receipts have a similar form, and their sender is a person's mail program.
	if (parts.some(({ type }) => type === 'message/disposition-notification')) return null
	const status = parts.find(({ type }) => isDeliveryStatus(type))
	if (status !== undefined) return readDelivery(parseDeliveryStatus(status.text), text)
	if (!isFromServer(headers)) return null
	// Some servers declare the report as text.
	const recipients = parseDeliveryStatus(/^Final-Recipient:/im.test(text) ? text : '')
	if (recipients.length > 0) return readDelivery(recipients, text)
	const words = plainBounce(text)
	return words === null ? null : reportOf([], words)
}

/** Whether a media type is that of RFC 3464 or, for international addresses, RFC 6533. */
function isDeliveryStatus(type: string): boolean {
	return type === 'message/delivery-status' || type === 'message/global-delivery-status'
}

function readFeedback(text: string): MailReport | null {
	const type = fieldsOf(text.replaceAll('\r\n', '\n')).get('feedback-type')?.toLowerCase() ?? ''
	return complaints.has(type) ? { kind: 'complaint', code: '' } : null
}

/** @param words what the server wrote for people, which say more than a report without a diagnostic code */
function readDelivery(recipients: readonly RecipientStatus[], words: string): MailReport | null {
	const failed = recipients.filter(
		({ action, status }) => action === 'failed' || (action === '' && status.startsWith('5')),
	)
	if (failed.length === 0) return null
	if (failed.length < recipients.length) return readPartly(recipients, failed, words)
	return reportOfAll(failed, words)
}

/** One mail has one recipient. If a forwarded copy has arrived, the address works. */
function readPartly(
	recipients: readonly RecipientStatus[],
	failed: readonly RecipientStatus[],
	words: string,
): MailReport | null {
	const arrived = new Set(
		recipients.filter((each) => !failed.includes(each)).flatMap(({ addresses }) => addresses),
	)
	const missing = failed.filter(({ addresses }) => !addresses.some((each) => arrived.has(each)))
	const onlyFor = missing.flatMap(({ addresses }) => addresses)
	const report = reportOfAll(missing, words)
	return report === null || onlyFor.length === 0 ? null : { ...report, onlyFor }
}

function reportOfAll(
	failed: readonly RecipientStatus[],
	words: string,
): { readonly kind: BounceKind; readonly code: string } | null {
	const reports = failed.map(({ status, diagnostic }) =>
		reportOf(codesIn(status), diagnostic === '' ? words : diagnostic),
	)
	return reports.find(({ kind }) => kind === 'soft') ?? reports[0] ?? null
}

function reportOf(
	statuses: readonly string[],
	words: string,
): { readonly kind: BounceKind; readonly code: string } {
	const codes = [...statuses, ...codesIn(words)]
	return { kind: bounceKind({ codes, text: words }), code: bounceCode(codes) }
}

/** Bounces have an empty return path (RFC 5321, section 4.5.5); people's programs that answer by themselves say so. */
function isFromServer(headers: ReadonlyMap<string, string>): boolean {
	const from = headers.get('from') ?? ''
	const isReply = /vacation|auto-?(?:reply|respond)|out of office/i.test(
		[headers.get('subject'), headers.get('precedence')].join(' '),
	)
	const isAutomaticReply = headers.has('x-autoreply') || headers.has('x-autorespond')
	return (
		/mailer-daemon|postmaster|mail delivery (?:sub)?system/i.test(from) &&
		!isReply &&
		!isAutomaticReply
	)
}

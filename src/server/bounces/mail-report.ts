import { bounceCode, bounceKind, type BounceKind } from '#domain/bounces/bounce-kind.ts'
import { codesIn, fieldsOf, parseDeliveryStatus, type RecipientStatus } from './delivery-status.ts'
import type { MailParts } from './mail-parts.ts'
import { plainBounce } from './plain-bounce.ts'

/** A report about a mail: a bounce, or a complaint of its recipient. */
export type MailReport =
	| {
			readonly kind: BounceKind
			readonly code: string
			/** The addresses that failed, if others in the report did not. The report applies to these addresses only. */
			readonly onlyFor?: readonly string[]
	  }
	| { readonly kind: 'complaint'; readonly code: '' }

/** Feedback types (RFC 5965, and `opt-out` of its registry) of people who want no more mail. */
const complaints: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

/**
 * Reads a bounce or a complaint. Warnings, receipts, automatic replies and everything else are null.
 *
 * Reads only the parts that a server has written, never the returned mail, whose text is our own.
 */
export function readReport({ headers, text, parts }: MailParts): MailReport | null {
	const feedback = parts.find(({ type }) => type === 'message/feedback-report')
	if (feedback !== undefined) return readFeedback(feedback.text)
	// Read receipts have a similar form, but are sent by the mail program of a person.
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

/** @param words the server's text for people, used if the report has no diagnostic code */
function readDelivery(recipients: readonly RecipientStatus[], words: string): MailReport | null {
	const failed = recipients.filter(
		({ action, status }) => action === 'failed' || (action === '' && status.startsWith('5')),
	)
	if (failed.length === 0) return null
	if (failed.length < recipients.length) return readPartly(recipients, failed, words)
	return reportOfAll(failed, words)
}

/** Reads a report in which some recipients failed. If a forwarded copy has arrived, the address counts as working. */
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

/** Whether a mail server has sent the mail, judged by From. Excludes automatic replies of people's mail programs. */
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

import { hasInOrder } from '#values/words-in-order.ts'

/**
 * A cause of rejection other than the recipient. `limit`: the sender has reached a sending limit of the provider.
 * `sender`: the server does not accept the sender.
 */
export type SenderCause = 'limit' | 'sender'

/**
 * Length of the part of a reply's text that the patterns read, in characters. Servers state their reason at the
 * beginning.
 */
const maxReasonLength = 1_000

type Reply = {
	/** Three digits. */
	readonly reply: number
	/** Enhanced code (RFC 3463); empty if missing. */
	readonly status: string
	readonly text: string
}

/**
 * Enhanced codes about the recipient's mailbox or domain, or the email's size. A limit mentioned in such a reply is not
 * a sending limit.
 */
const recipientStatus = /^[45]\.(?:1\.[12356]|1\.10|2\.[13]|3\.4|4\.4|4\.310)$/

/** Enhanced codes of sending limits: Gmail's 5.4.5, and those of Exchange Online for recipients and for a tenant. */
const limitStatus = /^[45]\.(?:4\.5|1\.9[012]|7\.705)$/

/**
 * Enhanced codes about the sender's address or permissions (RFC 3463 and 7372), and those of Exchange Online for
 * blocked senders.
 */
const senderStatus = /^5\.(?:1\.[78]|7\.(?:3|8|9|11|60|[567]\d\d))$/

/**
 * Words that occur only in replies about sending. Without them, `552` (RFC 5321: exceeded storage) is about the
 * mailbox.
 */
const sendingWords =
	/\b(?:send(?:ing)?|relay|submission|outgoing|outbound|daily|hourly)\b|messages per/i

/** Words that occur only in replies about a recipient's mailbox. */
const mailboxWords = /storage|\bdisk\b|\bfull\b|\bsize\b|over ?quota|receiving mail|hop count/i

/** Each row: patterns that occur near each other, in this order, in replies about sending limits. */
const limitWords: readonly (readonly RegExp[])[] = [
	[
		/\b(?:sending|send|submission|relay|outgoing|outbound|daily|hourly|tenant|credits?)\b/gi,
		/quota|limit|exceed|threshold/gi,
	],
	[
		/(?:quota|limit|exceed(?:ed|ing|s)?|maximum)\b/gi,
		/\b(?:sending|outgoing|daily|hourly|credits)\b|per (?:day|hour)|24.?hours?|emails? per/gi,
	],
	// The row with `you` needs no more context. The row after it does, because replies about full mailboxes also mention
	// a user or an account.
	[/\byou\b/gi, /\bexceeded\b/gi],
	[
		/(?:account|user|client|domain)\b/gi,
		/\bexceeded\b/gi,
		/\bsend(?:ing)?\b|daily|hourly|outgoing|messages per/gi,
	],
	[/submissionquotaexceeded|mail rate exceeded|too many (?:messages|e-?mails) sent/gi],
	[/unusual sending activity|sending too fast/gi],
]

/** Each row: patterns that occur near each other, in this order, in replies about the sender. */
const senderWords: readonly (readonly RegExp[])[] = [
	[/sender (?:address )?(?:rejected|denied|blocked|not allowed|not verified|unauthori[sz]ed)/gi],
	[/\bfrom address\b/gi, /not|rejected|denied/gi],
	[/relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))/gi],
	[/verified sender|send as this sender|not (?:allowed|permitted) to send|bad outbound sender/gi],
	[/e-?mail address is not verified|authentication (?:is )?required/gi],
	[/sending (?:has been |is )?(?:paused|suspended|disabled)/gi],
	[/your (?:smtp |sending )?account\b/gi, /not (?:yet )?activ|suspended|disabled|blocked/gi],
]

/**
 * Distinguishes a rejected sender from a rejected recipient. Providers use the same codes for both (`550`, `5.7.1`), so
 * the reply's text decides if the code is ambiguous. The text is neither logged nor stored.
 *
 * @returns null if the reply is about the recipient or the email, or the cause is unknown
 */
export function senderCause({ reply, status, text: whole }: Reply): SenderCause | null {
	const text = whole.slice(0, maxReasonLength)
	if (limitStatus.test(status)) return 'limit'
	if (recipientStatus.test(status)) return null
	const has = (words: readonly RegExp[]) => hasInOrder(text, words)
	if (limitWords.some(has) && !isAboutMailbox(reply, status, text)) {
		// A temporary rate limit ends within seconds, a daily or hourly limit does not.
		return reply < 500 && /\brate\b/i.test(text) ? null : 'limit'
	}
	if (reply < 500) return null
	return senderStatus.test(status) || senderWords.some(has) ? 'sender' : null
}

/**
 * Whether a reply is about a mailbox's limit. Exchange Online also uses 5.2.0 and 5.2.2, which are codes of mailboxes,
 * for submission quotas.
 */
function isAboutMailbox(reply: number, status: string, text: string): boolean {
	if (reply === 552 && status === '' && !sendingWords.test(text)) return true
	return mailboxWords.test(text) || (/^[45]\.2\./.test(status) && !/submission/i.test(text))
}

/**
 * Why a mail server rejects a mail for a reason other than the recipient. `limit`: the sender has reached a sending
 * limit of the provider. `sender`: the server does not accept the sender.
 */
export type SenderCause = 'limit' | 'sender'

type Reply = {
	/** Three digits. */
	readonly reply: number
	/** The enhanced code (RFC 3463); empty without one. */
	readonly status: string
	readonly text: string
}

/**
 * Enhanced codes about the recipient's mailbox or domain, or about the mail's size. If the text of such a reply
 * mentions a limit, it is not a sending limit.
 */
const recipientStatus = /^[45]\.(?:1\.[12356]|1\.10|2\.[13]|3\.4|4\.4|4\.310)$/

/** Gmail: 5.4.5. Exchange Online: the limit of recipients, and that of a tenant. */
const limitStatus = /^[45]\.(?:4\.5|1\.9[012]|7\.705)$/

/** The sender's address or permissions (RFC 3463 and 7372), and the codes of Exchange Online for blocked senders. */
const senderStatus = /^5\.(?:1\.[78]|7\.(?:3|8|9|11|60|[567]\d\d))$/

/**
 * Words that occur only in replies about sending. Without them, `552` (RFC 5321: exceeded storage) is about the
 * mailbox.
 */
const sendingWords =
	/\b(?:send(?:ing)?|relay|submission|outgoing|outbound|daily|hourly)\b|messages per/i

/** Words that occur only in replies about a recipient's mailbox. */
const mailboxWords = /storage|\bdisk\b|\bfull\b|\bsize\b|over ?quota|receiving mail|hop count/i

const limitWords: readonly RegExp[] = [
	/\b(?:sending|send|submission|relay|outgoing|outbound|daily|hourly|tenant|credits?)\b[^\n]{0,60}(?:quota|limit|exceed|threshold)/i,
	/submissionquotaexceeded/i,
	/(?:quota|limit|exceed(?:s|ed|ing)?|maximum)\b[^\n]{0,60}(?:\b(?:sending|outgoing|daily|hourly|credits)\b|per (?:day|hour)|24.?hours?|emails? per)/i,
	// Without `you`, more context is needed: replies about full mailboxes also mention a user or an account.
	/\byou\b[^\n]{0,60}\bexceeded\b/i,
	/mail rate exceeded|too many (?:messages|e-?mails) sent|unusual sending activity|sending too fast/i,
]

/** All of them together: replies about full mailboxes also mention an account or a domain that has exceeded something. */
const accountLimitWords: readonly RegExp[] = [
	/(?:account|user|client|domain)\b[^\n]{0,60}\bexceeded\b/i,
	/\bexceeded\b[^\n]{0,60}(?:\bsend(?:ing)?\b|daily|hourly|outgoing|messages per)/i,
]

const senderWords: readonly RegExp[] = [
	/sender (?:address )?(?:rejected|denied|blocked|not allowed|not verified|unauthori[sz]ed)/i,
	/\bfrom address\b[^\n]{0,40}(?:not|rejected|denied)|verified sender/i,
	/relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))/i,
	/send as this sender|not allowed to send|not permitted to send|bad outbound sender/i,
	/e-?mail address is not verified|sending (?:has been |is )?(?:paused|suspended|disabled)/i,
	/your (?:smtp |sending )?account\b[^\n]{0,40}(?:not (?:yet )?activ|suspended|disabled|blocked)/i,
	/authentication (?:is )?required/i,
]

/**
 * Distinguishes a rejection of the sender from one of the recipient. Providers use the same codes for both (`550`,
 * `5.7.1`), so the reply's text decides if the code is ambiguous. The text is neither logged nor stored.
 *
 * @returns null if the reply is about the recipient or the mail, or its cause is unknown
 */
export function senderCause({ reply, status, text }: Reply): SenderCause | null {
	if (limitStatus.test(status)) return 'limit'
	if (recipientStatus.test(status)) return null
	if (namesLimit(text) && !isAboutMailbox(reply, status, text)) {
		// A temporary rate limit ends within seconds, a daily or hourly limit does not.
		return reply < 500 && /\brate\b/i.test(text) ? null : 'limit'
	}
	if (reply < 500) return null
	return senderStatus.test(status) || senderWords.some((words) => words.test(text))
		? 'sender'
		: null
}

function namesLimit(text: string): boolean {
	return (
		limitWords.some((words) => words.test(text)) ||
		accountLimitWords.every((words) => words.test(text))
	)
}

/**
 * Whether a limit in the text is that of a mailbox. Exchange Online also uses 5.2.0 and 5.2.2 for submission quotas.
 */
function isAboutMailbox(reply: number, status: string, text: string): boolean {
	if (reply === 552 && status === '' && !sendingWords.test(text)) return true
	return mailboxWords.test(text) || (/^[45]\.2\./.test(status) && !/submission/i.test(text))
}

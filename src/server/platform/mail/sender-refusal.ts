/**
 * Why a mail server refuses a mail although nothing is wrong with the recipient: `limit`, because the sender has sent as
 * much as the provider allows for now; `sender`, because it does not accept the sender at all.
 */
export type SenderCause = 'limit' | 'sender'

type Reply = {
	/** Three digits. */
	readonly reply: number
	/** The enhanced code (RFC 3463); empty without one. */
	readonly status: string
	readonly words: string
}

/**
 * Codes for the mailbox or the domain of the recipient, or for the mail's size. With one of them, a limit in the words is
 * one of the mailbox or of the size.
 */
const recipientStatus = /^[45]\.(?:1\.[12356]|1\.10|2\.[13]|3\.4|4\.4|4\.310)$/

/** Gmail: 5.4.5. Exchange Online: the limit of recipients, and that of a tenant. */
const limitStatus = /^[45]\.(?:4\.5|1\.9[012]|7\.705)$/

/** The sender's address or its rights (RFC 3463 and 7372), and what Exchange Online says of senders that it blocks. */
const senderStatus = /^5\.(?:1\.[78]|7\.(?:3|8|9|11|60|[567]\d\d))$/

/** What is said of sending only. Without it, `552` (RFC 5321: exceeded storage) is about the mailbox. */
const sendingWords =
	/\b(?:send(?:ing)?|relay|submission|outgoing|outbound|daily|hourly)\b|messages per/i

/** What a recipient's mailbox has, and a sender does not. */
const mailboxWords = /storage|\bdisk\b|\bfull\b|\bsize\b|over ?quota|receiving mail|hop count/i

const limitWords = new RegExp(
	[
		'\\b(?:sending|send|submission|relay|outgoing|outbound|daily|hourly|tenant|credits?)\\b[^\\n]{0,60}(?:quota|limit|exceed|threshold)',
		'submissionquotaexceeded',
		'(?:quota|limit|exceed\\w*|maximum)\\b[^\\n]{0,60}(?:\\b(?:sending|outgoing|daily|hourly|credits)\\b|per (?:day|hour)|24.?hours?|emails? per)',
		// A full mailbox is one of a user or an account too.
		'\\byou\\b[^\\n]{0,60}\\bexceeded\\b',
		'(?:account|user|client|domain)\\b[^\\n]{0,60}\\bexceeded\\b[^\\n]{0,60}(?:\\bsend(?:ing)?\\b|daily|hourly|outgoing|messages per)',
		'mail rate exceeded|too many (?:messages|e-?mails) sent|unusual sending activity|sending too fast',
	].join('|'),
	'i',
)

const senderWords = new RegExp(
	[
		'sender (?:address )?(?:rejected|denied|blocked|not allowed|not verified|unauthori[sz]ed)',
		'\\bfrom address\\b[^\\n]{0,40}(?:not|rejected|denied)|verified sender',
		'relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))',
		'send as this sender|not allowed to send|not permitted to send|bad outbound sender',
		'e-?mail address is not verified|sending (?:has been |is )?(?:paused|suspended|disabled)',
		'your (?:smtp |sending )?account\\b[^\\n]{0,40}(?:not (?:yet )?activ|suspended|disabled|blocked)',
		'authentication (?:is )?required',
	].join('|'),
	'i',
)

/**
 * Tells a refusal of the sender from one of the recipient. Providers use the same codes for both (`550`, `5.7.1`), so the
 * words decide where the code is vague. Words are read here only, and neither logged nor stored.
 *
 * @returns null if it is about the recipient or the mail, or cannot be told
 */
export function senderCause({ reply, status, words }: Reply): SenderCause | null {
	if (limitStatus.test(status)) return 'limit'
	if (recipientStatus.test(status)) return null
	if (limitWords.test(words) && !isAboutMailbox(reply, status, words)) {
		// A rate in seconds is soon over. What a day or an hour allows is not.
		return reply < 500 && /\brate\b/i.test(words) ? null : 'limit'
	}
	if (reply < 500) return null
	return senderStatus.test(status) || senderWords.test(words) ? 'sender' : null
}

/** Exchange Online has 5.2.2 and 5.2.0 for the quota of a submission too. */
function isAboutMailbox(reply: number, status: string, words: string): boolean {
	if (reply === 552 && status === '' && !sendingWords.test(words)) return true
	return mailboxWords.test(words) || (/^[45]\.2\./.test(status) && !/submission/i.test(words))
}

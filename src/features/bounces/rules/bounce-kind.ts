import { hasInOrder } from '#values/words-in-order.ts'

/** `hard`: the address does not exist or no longer accepts mail. `soft`: any other reason for a bounce. */
export const bounceKinds = ['hard', 'soft'] as const

export type BounceKind = (typeof bounceKinds)[number]

/** The maximum length, in characters, of the text that is read. Servers state the reason first. */
export const maxReasonLength = 4_000

export type DeliveryFailureReason = {
	/** Reply codes (`550`) and enhanced codes (`5.1.1`, RFC 3463), the most specific last. */
	readonly codes: readonly string[]
	/**
	 * The server's text. It decides if it names a reason other than a missing mailbox, or if the codes are vague. Ignored
	 * without a code.
	 */
	readonly text: string
}

/** The mailbox or its domain does not exist, has moved or is disabled. */
const hardStatuses: ReadonlySet<string> = new Set([
	'5.1.1',
	'5.1.2',
	'5.1.3',
	'5.1.6',
	'5.1.10',
	'5.2.1',
	'5.4.4',
	// Exchange Online: the domain does not exist.
	'5.4.310',
])

/** Codes used both for unknown recipients and for other reasons; Exchange Online uses 5.4.1. */
const vagueStatus = /^5\.(?:0\.\d+|1\.0|2\.0|4\.0|4\.1|5\.0)$/

/** Words for reasons other than a missing mailbox. They decide, whatever the code says. */
const otherReason =
	/quota|\bfull\b|storage|too (?:large|big|many|quickly|fast)|rate limit|grey-?list|spam|black-?list|block(?:ed|list| list)|banned|reputation|policy|\bSPF\b|\bDKIM\b|\bDMARC\b|unauthenticated|authentication required|sender (?:address )?(?:rejected|denied|verif)|invalid DNS|relay(?:ing)? (?:access )?(?:denied|not permitted)|time-?out|timed out|expired|temporar/i

const unknownRecipient: readonly RegExp[] = [
	/user unknown|unknown (?:user|recipient|local part|address|mailbox)/i,
	/no such (?:user|recipient|mailbox|person|address|domain)|no mailbox here/i,
	/couldn't find any host|unrouteable address|NXDOMAIN/i,
	/invalid (?:recipient|mailbox)|recipient address rejected|mailbox unavailable/i,
	/(?:Benutzer|Empfänger) unbekannt|unbekannter (?:Benutzer|Empfänger)/i,
]

/**
 * Pairs of patterns. A text is about an unknown recipient if both patterns of a pair match it in this order, with any
 * words in between.
 */
const unknownRecipients = [
	[
		/(?:user|recipient|mailbox|account|address|domain|host)\b/gi,
		/^[^.]*(?:(?:does not|doesn't) exist|not found|not known|unknown|not listed|disabled|inactive)/gi,
	],
	[/doesn't have an? /gi, /^\S+ account/gi],
]

/**
 * Whether a bounce means that the address cannot receive mail. In doubt the bounce is soft: a wrong mark withholds mail
 * that a person asked for, while a missing mark costs one email.
 *
 * @example bounceKind({ codes: ['550', '5.1.1'], text: 'User unknown' }) // 'hard'
 * @example bounceKind({ codes: ['552', '5.2.2'], text: 'Mailbox full' }) // 'soft'
 * @example bounceKind({ codes: ['5.1.1', '452', '4.2.2'], text: '' }) // 'soft': the codes disagree
 * @example bounceKind({ codes: [], text: 'User unknown' }) // 'soft': there is no code
 */
export function bounceKind({ codes, text }: DeliveryFailureReason): BounceKind {
	const words = text.slice(0, maxReasonLength)
	if (codes.length === 0 || codes.some((code) => code.startsWith('4'))) return 'soft'
	if (otherReason.test(words)) return 'soft'
	const status = codes.findLast((code) => code.includes('.') && !vagueStatus.test(code))
	if (status !== undefined) return hardStatuses.has(status) ? 'hard' : 'soft'
	const isUnknown =
		unknownRecipient.some((each) => each.test(words)) ||
		unknownRecipients.some((each) => hasInOrder(words, each))
	return isUnknown ? 'hard' : 'soft'
}

/**
 * The codes to store and show: the most specific reply code and the most specific enhanced code.
 *
 * @example bounceCode(['5.0.0', '550', '5.1.1']) // '550 5.1.1'
 * @example bounceCode([]) // ''
 */
export function bounceCode(codes: readonly string[]): string {
	const reply = codes.findLast((code) => !code.includes('.'))
	const statuses = codes.filter((code) => code.includes('.'))
	const status = statuses.findLast((code) => !vagueStatus.test(code)) ?? statuses.at(-1)
	return [reply, status].filter((code) => code !== undefined).join(' ')
}

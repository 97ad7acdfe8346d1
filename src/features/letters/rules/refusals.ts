/**
 * The most frequent code, or the earliest of several equally frequent ones; null without codes.
 *
 * @example commonestCode(['550 5.1.1', '550 5.7.26', '550 5.7.26']) // '550 5.7.26'
 */
export function commonestCode(codes: readonly string[]): string | null {
	const [commonest] = [...Map.groupBy(codes, (code) => code).values()].toSorted(
		(one, another) => another.length - one.length,
	)
	return commonest?.[0] ?? null
}

/**
 * Whether the owner can fix the cause of a refusal, so that the email is sent when the letter resumes: a security or
 * policy code (`X.7.Y` in RFC 3463), or an unreachable mail server. All other codes are about the recipient.
 *
 * @param code three digits and the enhanced code, if any, or the name of a network error
 * @example canBeMended('550 5.7.26') // true
 * @example canBeMended('550 5.1.1') // false
 */
export function canBeMended(code: string): boolean {
	return isSenderDistrusted(code) || /^E(?!ENVELOPE)/.test(code)
}

/**
 * Whether a code means that the receiving server does not trust the sender, which depends on the DNS records of the
 * sender's domain. Codes for wrong passwords and provider limits do not mean this, although they too can have the form
 * `X.7.Y`.
 *
 * @example isSenderDistrusted('550 5.7.26') // true
 * @example isSenderDistrusted('535 5.7.8') // false
 */
export function isSenderDistrusted(code: string): boolean {
	const cause = delayCause(code)
	return /^\d{3} \d\.7\./.test(code) && cause !== 'login' && cause !== 'limit'
}

/**
 * Why mail cannot be sent: the provider's limit; a rejected user name, password or sender; a policy of the server, if
 * its code does not say what the policy is about; an unreachable mail server (by RFC 5321, a server that is closing
 * answers 421). Else `other`.
 *
 * @example delayCause('550 5.4.5') // 'limit'
 * @example delayCause('ECONNREFUSED') // 'away'
 */
export function delayCause(
	code: string,
): 'limit' | 'login' | 'sender' | 'policy' | 'away' | 'other' {
	if (/ (?:[45]\.4\.5|limit)$/.test(code)) return 'limit'
	if (/^53[0458]\b|^EAUTH$/.test(code)) return 'login'
	// RFC 7372 defines 5.7.20 to 5.7.26 for SPF, DKIM and the sender's name.
	if (/ (?:sender|5\.1\.[78]|5\.7\.2[0-6])$/.test(code)) return 'sender'
	if (/^\d{3} 5\.7\./.test(code)) return 'policy'
	return /^(?:E(?!ENVELOPE)|421\b)/.test(code) ? 'away' : 'other'
}

/**
 * The name of the sentence that tells the owner why a letter is paused: the reason for the pause, or `login-refused` if
 * the mail server refused the user name or password.
 *
 * @param code the code of the response that paused the letter; null without one
 * @example pauseCause('sender-refused', '535 5.7.8') // 'login-refused'
 */
export function pauseCause<Reason extends string>(
	reason: Reason,
	code: string | null,
): Reason | 'login-refused' {
	const isLogin = reason === 'sender-refused' && code !== null && delayCause(code) === 'login'
	return isLogin ? 'login-refused' : reason
}

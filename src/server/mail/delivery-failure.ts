/** Why a delivery failed. `code` goes to the log and the panel; the server's text may contain the address and is dropped. */
export type DeliveryFailure = {
	/** Three digits, with the enhanced code (RFC 3463) if the server gave one; or the name of a network error. */
	readonly code: string
	/**
	 * `final`: the recipient or the mail was rejected. `temporary`: the server asks to try again. `sender`: the server
	 * rejects the sender or its password, which only the operator can mend. `connection`: there was no conversation.
	 */
	readonly kind: 'final' | 'temporary' | 'sender' | 'connection'
}

/** Replies that ask for a login. */
const loginReplies = new Set([530, 534, 535, 538])

/** Classifies an error of a transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
	if (!(error instanceof Error)) return { code: 'unknown', kind: 'connection' }
	const given = 'responseCode' in error ? Number(error.responseCode) : 0
	const reply = given >= 400 && given < 600 ? given : null
	const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
	const command = 'command' in error ? error.command : ''
	return {
		code:
			reply === null
				? name.replace(/[^A-Z0-9_]/g, '').slice(0, 40) || 'unknown'
				: [reply, enhancedCode(error)].filter(Boolean).join(' '),
		kind: kindOf(reply, name, command),
	}
}

function kindOf(reply: number | null, name: string, command: unknown): DeliveryFailure['kind'] {
	// nodemailer itself rejects an address that no mail server would take.
	if (reply === null) {
		if (name === 'EENVELOPE') return 'final'
		return name === 'EAUTH' ? 'sender' : 'connection'
	}
	if (command === 'CONN' || command === 'EHLO') return 'connection'
	if (reply < 500) return 'temporary'
	if (command === 'MAIL FROM' || name === 'EAUTH' || loginReplies.has(reply)) return 'sender'
	return command === 'RCPT TO' || command === 'DATA' ? 'final' : 'temporary'
}

/** The enhanced code of a reply such as `550-5.7.26 Unauthenticated mail`. */
function enhancedCode(error: Error): string {
	const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
	return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
}

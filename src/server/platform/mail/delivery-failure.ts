import { getSystemErrorName } from 'node:util'
import { senderCause, type SenderCause } from './sender-refusal.ts'

/** Why a delivery failed. `code` goes to the log and the panel; the server's text may contain the address and is dropped. */
export type DeliveryFailure = {
	/**
	 * Three digits, with the enhanced code (RFC 3463) if the server gave one, and with a `SenderCause` if the codes do not
	 * tell it; or the name of a network error.
	 */
	readonly code: string
	/**
	 * `final`: the recipient or the mail was rejected. `policy`: the server does not say whether the recipient or the
	 * sender is the reason (5.7). `temporary`: the server asks to try again. `sender`: the server rejects the sender or
	 * its password, or lets it send no more for now: no recipient is the reason. `connection`: there was no conversation.
	 * `broken`: there was one, and the connection broke.
	 */
	readonly kind: 'final' | 'policy' | 'temporary' | 'sender' | 'connection' | 'broken'
	/** Whether the sender has sent as much as the provider allows for now. */
	readonly isLimit: boolean
}

/** Replies that ask for a login. */
const loginReplies = new Set([530, 534, 535, 538])

/** Classifies an error of a transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
	if (!(error instanceof Error)) return { code: 'unknown', kind: 'connection', isLimit: false }
	const given = 'responseCode' in error ? Number(error.responseCode) : 0
	const reply = given >= 400 && given < 600 ? given : null
	const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
	const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
	if (reply === null) {
		const code =
			systemName(error)
				.replace(/[^A-Z0-9_]/g, '')
				.slice(0, 40) || 'unknown'
		return { code, kind: kindWithoutReply(name, command), isLimit: false }
	}
	const status = enhancedCode(error)
	const words = 'response' in error && typeof error.response === 'string' ? error.response : ''
	const cause = senderCause({ reply, status, words })
	return {
		code: [reply, status, causeIn(status, cause)].filter(Boolean).join(' '),
		kind: kindOf({ reply, status, name, command, cause }),
		isLimit: cause === 'limit',
	}
}

/** The system's name of a network error, such as `ECONNREFUSED`, which nodemailer replaces by `ESOCKET`. */
function systemName(error: Error): string {
	if ('errno' in error && typeof error.errno === 'number') return getSystemErrorName(error.errno)
	return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function kindWithoutReply(name: string, command: string): DeliveryFailure['kind'] {
	// nodemailer itself rejects an address that no mail server would take.
	if (name === 'EENVELOPE') return 'final'
	if (name === 'EAUTH') return 'sender'
	return isConversation(command) ? 'broken' : 'connection'
}

/** Whether a mail was being handed over, and so the server is there. */
function isConversation(command: string): boolean {
	return command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
}

type Reply = {
	readonly reply: number
	readonly status: string
	readonly name: string
	readonly command: string
	readonly cause: SenderCause | null
}

function kindOf({ reply, status, name, command, cause }: Reply): DeliveryFailure['kind'] {
	if (cause !== null) return 'sender'
	if (command === 'CONN' || command === 'EHLO') return 'connection'
	if (reply < 500) return 'temporary'
	if (command === 'MAIL FROM' || name === 'EAUTH' || loginReplies.has(reply)) return 'sender'
	if (command !== 'RCPT TO' && command !== 'DATA') return 'temporary'
	if (status.startsWith('5.7.')) return 'policy'
	// The server's own trouble, and that of the network behind it; but 5.3.4 is the mail's size, and 5.4.1, 5.4.4 and
	// 5.4.310 are a recipient or a domain that does not exist.
	return /^5\.(?:3\.(?!4$)|4\.(?!1$|4$|310$))/.test(status) ? 'temporary' : 'final'
}

/** The cause as a part of the code, where the enhanced code does not tell it. */
function causeIn(status: string, cause: SenderCause | null): string {
	if (cause === 'limit') return status.endsWith('.4.5') ? '' : cause
	return cause === null || status.startsWith('5.7.') ? '' : cause
}

/** The enhanced code of a reply such as `550-5.7.26 Unauthenticated mail`. */
function enhancedCode(error: Error): string {
	const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
	return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
}

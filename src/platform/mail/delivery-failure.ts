import type { RecordDone } from '#platform/jobs/job-queue.ts'
import type { JobResult } from '#platform/jobs/job-runner.ts'
import { getSystemErrorName } from 'node:util'
import { senderCause, type SenderCause } from './sender-refusal.ts'

/**
 * The cause of a failed delivery. `code` goes to the log and the panel; the server's text may contain the recipient's
 * address and is dropped.
 */
export type DeliveryFailure = {
	/**
	 * The reply code, the enhanced code (RFC 3463) if there is one, and the `SenderCause` unless these codes express it;
	 * or the name of a network error.
	 */
	readonly code: string
	/**
	 * `final`: the recipient or the email was rejected. `policy`: rejected by a policy (5.7), which may concern the
	 * recipient or the sender. `temporary`: the server asks for a retry. `sender`: the sender or its password was
	 * rejected, or a sending limit is reached; the recipient is not the cause. `connection`: the server was unreachable
	 * or refused the session. `broken`: the connection broke during a transfer.
	 */
	readonly kind: 'final' | 'policy' | 'temporary' | 'sender' | 'connection' | 'broken'
	/** Whether the sender has reached a sending limit of the provider. */
	readonly isLimit: boolean
}

type MailError = Error & {
	readonly code?: string | number
	readonly command?: string
	readonly response?: string
	readonly responseCode?: number
	readonly errno?: number
}

/** Reply codes that require authentication or reject it. */
const loginReplies = new Set([530, 534, 535, 538])

export function deliveryFailure(error: unknown): DeliveryFailure {
	if (!(error instanceof Error)) return { code: 'unknown', kind: 'connection', isLimit: false }
	const { command = '', response: text = '', errno, ...rest }: MailError = error
	const name = String(rest.code ?? '')
	const reply = Number(rest.responseCode)
	if (!(reply >= 400 && reply < 600)) {
		// The system's name of a network error, such as `ECONNREFUSED`, which nodemailer replaces with `ESOCKET`.
		const given = typeof errno === 'number' ? getSystemErrorName(errno) : name
		const code = given.replace(/[^A-Z0-9_]/g, '').slice(0, 40) || 'unknown'
		return { code, kind: kindWithoutReply(name, command), isLimit: false }
	}
	// The enhanced code of a reply such as `550-5.7.26 Unauthenticated mail`.
	const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? ''
	const cause = senderCause({ reply, status, text })
	return {
		code: [reply, status, causeSuffix(status, cause)].filter(Boolean).join(' '),
		kind: kindOf({ reply, status, name, command, cause }),
		isLimit: cause === 'limit',
	}
}

function kindWithoutReply(name: string, command: string): DeliveryFailure['kind'] {
	// nodemailer itself rejects addresses that no mail server would accept.
	if (name === 'EENVELOPE') return 'final'
	if (name === 'EAUTH') return 'sender'
	return isTransaction(command) ? 'broken' : 'connection'
}

/** Whether a command belongs to the transfer of an email. Such a command proves that the server is reachable. */
function isTransaction(command: string): boolean {
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
	// 5.3 (mail system) and 5.4 (routing) are temporary, except 5.3.4 (mail too large) and 5.4.1, 5.4.4 and 5.4.310
	// (unknown recipient or domain).
	return /^5\.(?:3\.(?!4$)|4\.(?!1$|4$|310$))/.test(status) ? 'temporary' : 'final'
}

/** The cause to append to the code; empty if the enhanced code expresses it. */
function causeSuffix(status: string, cause: SenderCause | null): string {
	if (cause === 'limit') return status.endsWith('.4.5') ? '' : cause
	return cause === null || status.startsWith('5.7.') ? '' : cause
}

/**
 * Waits for the email of a job to be sent. If it fails, the job is retried, unless the recipient or the email was
 * rejected.
 *
 * @param record records that the email was sent
 */
export async function mailResult(sending: Promise<void>, record?: RecordDone): Promise<JobResult> {
	try {
		await sending
	} catch (error) {
		const { code, kind } = deliveryFailure(error)
		return { end: 'failed', code, isFinal: kind === 'final' }
	}
	return { end: 'done', ...(record && { record }) }
}

import { once } from 'node:events'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A mail that the server accepted. Times are in epoch milliseconds. */
export type AcceptedMail = {
	readonly to: string
	readonly messageId: string
	/** When the client sent MAIL FROM for this mail. */
	readonly begunAt: number
	readonly acceptedAt: number
	readonly raw: string
}

type SinkOptions = {
	/** The error for a recipient, before the mail is accepted. */
	readonly refuse?: (to: string) => Error | null
	/** How long the server takes for each mail. */
	readonly delayMs?: number
}

/** Starts a real mail server that records accepted mails, and refuses mails as `refuse` says. */
export async function startSmtpSink({ refuse = () => null, delayMs = 0 }: SinkOptions = {}) {
	const accepted: AcceptedMail[] = []
	const begun = new WeakMap<SMTPServerSession, number>()
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		onMailFrom: (_address, session, callback) => {
			begun.set(session, Date.now())
			callback()
		},
		onData: (stream, session, callback) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				const to = session.envelope.rcptTo[0]?.address ?? ''
				const error = refuse(to)
				if (error !== null) return callback(error)
				const accept = () => {
					const raw = Buffer.concat(chunks).toString()
					const messageId = /^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? ''
					const acceptedAt = Date.now()
					accepted.push({ to, messageId, begunAt: begun.get(session) ?? 0, acceptedAt, raw })
					callback()
				}
				if (delayMs === 0) accept()
				else setTimeout(accept, delayMs)
			})
		},
	})
	// Killed clients reset their connections.
	server.on('error', () => {})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	const address = server.server.address()
	const port = typeof address === 'object' ? address?.port : 0
	return {
		accepted,
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}

/** A reply of a mail server, such as `451 4.3.0 Try again`. */
export function smtpReply(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode })
}

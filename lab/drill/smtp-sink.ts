import { once } from 'node:events'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type AcceptedMail = {
	readonly to: string
	readonly messageId: string
	/** Time of this email's MAIL FROM, in epoch milliseconds. */
	readonly begunAt: number
}

/**
 * Starts a real mail server that records accepted emails.
 *
 * @param refuse returns the error with which to reject an email
 */
export async function startSmtpSink(refuse: () => Error | null = () => null) {
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
				const error = refuse()
				if (error !== null) return callback(error)
				const messageId = /^Message-ID: (.*)\r$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
				accepted.push({ to, messageId, begunAt: begun.get(session) ?? 0 })
				callback()
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

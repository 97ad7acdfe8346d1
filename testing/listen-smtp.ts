import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Received = {
	readonly from: string
	readonly to: readonly string[]
	readonly raw: string
}

export function refusal(responseCode: number, words: string): Error {
	return Object.assign(new Error(words), { responseCode })
}

/** Starts an SMTP server on a free port. It records received emails. */
export async function listenSmtp(options: SMTPServerOptions = {}) {
	const received: Received[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, session, callback) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				const { mailFrom, rcptTo } = session.envelope
				received.push({
					from: mailFrom === false ? '' : mailFrom.address,
					to: rcptTo.map((recipient) => recipient.address),
					raw: Buffer.concat(chunks).toString(),
				})
				callback()
			})
		},
		...options,
	})
	// Some tests abort the connection on purpose.
	server.on('error', () => {})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	const address = server.server.address()
	if (address === null || typeof address === 'string') throw new Error('No port')
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
	return { received, url: `smtp://127.0.0.1:${address.port}`, close }
}

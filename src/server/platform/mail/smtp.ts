import { createTransport } from 'nodemailer'
import { isLoopback } from '#domain/paths/loopback.ts'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

const seconds = 1_000

/** Timeouts of each phase in ms. Their sum stays well below the worker's lease (`leaseMs`). */
export const smtpTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 30 * seconds,
}

/** Shorter than servers wait for the next mail, so that none closes a connection that is about to be used. */
const idleTimeoutMs = 10 * seconds

/**
 * Sends mails by SMTP. `smtps://` uses implicit TLS; `smtp://` uses STARTTLS if the server offers it, and
 * requires it if `needsTls` says so. `ca` is an additional trusted certificate in PEM format.
 */
export function smtpTransport(options: {
	readonly url: string
	readonly from: string
	readonly now: () => number
	readonly ca?: string
	readonly timeouts?: typeof smtpTimeouts
	/** Sends many mails over so many connections. Without it each mail has a connection of its own. */
	readonly maxConnections?: number | undefined
}): Transport {
	const address = new URL(options.url)
	const transporter = createTransport({
		host: address.hostname.replace(/^\[|\]$/g, ''),
		port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
		secure: address.protocol === 'smtps:',
		requireTLS: needsTls(address),
		...(address.username === ''
			? {}
			: {
					auth: {
						user: decodeURIComponent(address.username),
						pass: decodeURIComponent(address.password),
					},
				}),
		...(options.ca === undefined ? {} : { tls: { ca: options.ca } }),
		...(options.timeouts ?? smtpTimeouts),
		...(options.maxConnections === undefined
			? {}
			: {
					pool: true,
					maxConnections: options.maxConnections,
					idleTimeout: idleTimeoutMs,
					// Jobs and letters repeat attempts.
					maxRequeues: 0,
				}),
	})
	return {
		send: async (mail) => {
			await transporter.sendMail(mimeMessage(mail, options.from, new Date(options.now())))
		},
		close: () => transporter.close(),
	}
}

/**
 * Whether TLS is required. `?requireTLS=true` or `=false` decides; by default it is required if the URL
 * has a password and the server is not on this machine.
 */
export function needsTls({ username, hostname, searchParams }: URL): boolean {
	const requireTls = searchParams.get('requireTLS')
	return requireTls === null ? username !== '' && !isLoopback(hostname) : requireTls === 'true'
}

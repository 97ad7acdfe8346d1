import { createTransport } from 'nodemailer'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

const seconds = 1_000

/** How long each part of a conversation may take: together well under a worker's lease. */
export const smtpTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 30 * seconds,
}

/**
 * Sends by a mail server. `smtps://` is TLS from the start; `smtp://` uses STARTTLS where it is offered,
 * and insists on it where `needsTls` says so. `ca` is a certificate to trust besides the usual ones.
 */
export function smtpTransport(options: {
	readonly url: string
	readonly from: string
	readonly now: () => number
	readonly ca?: string
	readonly timeouts?: typeof smtpTimeouts
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
	})
	return {
		send: async (mail) => {
			await transporter.sendMail(mimeMessage(mail, options.from, new Date(options.now())))
		},
		close: () => transporter.close(),
	}
}

/**
 * Whether a mail waits rather than go out unencrypted. Without a word on it, where there is a password
 * that others could read on its way; `?requireTLS=true` or `=false` decides it.
 */
export function needsTls({ username, hostname, searchParams }: URL): boolean {
	const said = searchParams.get('requireTLS')
	const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
	return said === null ? username !== '' && !isHere : said === 'true'
}

import { isLoopback } from '#site-map/hosts/loopback.ts'
import { deliveryFailure } from './delivery-failure.ts'
import { mimeMessage } from './mime-message.ts'
import type { Transport } from './transport.ts'

const seconds = 1_000

const smtpTimeouts = {
	connectionTimeout: 10 * seconds,
	greetingTimeout: 10 * seconds,
	socketTimeout: 30 * seconds,
}

/**
 * The time after which an idle connection is closed. It is shorter than mail servers' idle timeout, so that no server
 * closes a connection that is about to be reused.
 */
const idleTimeoutMs = 10 * seconds

type SmtpOptions = {
	readonly url: string
	readonly ca?: string
	readonly timeouts?: typeof smtpTimeouts
	/** Size of the connection pool. If unset, each email opens its own connection. */
	readonly maxConnections?: number | undefined
}

/**
 * Sends emails by SMTP. `smtps://` uses implicit TLS; `smtp://` uses STARTTLS if the server offers it, and requires it
 * if `needsTls` is true. `ca` is an additional trusted certificate in PEM format.
 */
export function smtpTransport(
	options: SmtpOptions & { readonly from: string; readonly now: () => number },
): Transport {
	let transporter: ReturnType<typeof createTransporter> | undefined
	return {
		send: async (mail) => {
			transporter ??= createTransporter(options)
			await (await transporter).sendMail(mimeMessage(mail, options.from, new Date(options.now())))
		},
		close: () => {
			transporter?.then(
				(opened) => opened.close(),
				() => {},
			)
		},
	}
}

/**
 * Connects and logs in without sending anything. Returns the failure's code, such as `ECONNREFUSED` or `535 5.7.8`;
 * null if there is none.
 */
export async function findSmtpFailure(options: SmtpOptions): Promise<string | null> {
	const transporter = await createTransporter(options)
	try {
		await transporter.verify()
		return null
	} catch (error) {
		return deliveryFailure(error).code
	} finally {
		transporter.close()
	}
}

async function createTransporter(options: SmtpOptions) {
	const { createTransport } = await import('nodemailer')
	const address = new URL(options.url)
	return createTransport({
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
					// Jobs and letters have their own retries.
					maxRequeues: 0,
				}),
	})
}

/**
 * Whether TLS is required: `?requireTLS=true` or `=false` decides; without either, TLS is required if the URL has a
 * user name and the server is not local.
 */
export function needsTls({ username, hostname, searchParams }: URL): boolean {
	const requireTls = searchParams.get('requireTLS')
	return requireTls === null ? username !== '' && !isLoopback(hostname) : requireTls === 'true'
}

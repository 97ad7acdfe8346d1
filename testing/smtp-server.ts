import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listenSmtp } from './listen-smtp.ts'

/** Starts an SMTP server, which is closed after the test. */
export async function startSmtp(options: SMTPServerOptions = {}) {
	const server = await listenSmtp(options)
	onTestFinished(server.close)
	return server
}

import type { Settings } from '#config/settings.ts'
import { emlTransport, emlFolder } from './eml-files.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

/**
 * Opens the SMTP transport if a mail server is set, otherwise a transport that writes .eml files.
 *
 * @param from the sender of all emails, `Name <address>`
 * @param maxConnections size of the connection pool, see `smtpTransport`
 */
export function openTransport(
	settings: Pick<Settings, 'mail' | 'dataDir'>,
	from: string,
	now: () => number,
	maxConnections?: number,
): Transport {
	const { smtpUrl } = settings.mail
	if (smtpUrl !== null) return smtpTransport({ url: smtpUrl, from, now, maxConnections })
	return emlTransport({ folder: emlFolder(settings), from, now })
}

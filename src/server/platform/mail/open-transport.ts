import type { Settings } from '#settings/settings.ts'
import { emlTransport, emlFolder } from './eml-files.ts'
import { mailSender } from './sender.ts'
import { smtpTransport } from './smtp.ts'
import type { Transport } from './transport.ts'

/**
 * Opens the SMTP transport if a mail server is set, otherwise one that writes .eml files.
 *
 * @param maxConnections size of the connection pool, see `smtpTransport`
 */
export function openTransport(
	settings: Pick<Settings, 'mail' | 'dataDir' | 'addresses'>,
	now: () => number,
	maxConnections?: number,
): Transport {
	const { smtpUrl } = settings.mail
	const from = mailSender(settings)
	if (smtpUrl !== null) return smtpTransport({ url: smtpUrl, from, now, maxConnections })
	return emlTransport({ folder: emlFolder(settings), from, now })
}

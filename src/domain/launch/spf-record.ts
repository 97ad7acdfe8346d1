import { isLoopback } from '#domain/paths/loopback.ts'

/** The includes that mail providers require, by the domain of their servers. As of November 2026. */
const includes: Readonly<Record<string, string>> = {
	'amazonaws.com': 'amazonses.com',
	'brevo.com': 'spf.brevo.com',
	'fastmail.com': 'spf.messagingengine.com',
	'gmail.com': '_spf.google.com',
	'google.com': '_spf.google.com',
	'mailgun.org': 'mailgun.org',
	'mailjet.com': 'spf.mailjet.com',
	'office365.com': 'spf.protection.outlook.com',
	'postmarkapp.com': 'spf.mtasv.net',
	'sendgrid.net': 'sendgrid.net',
}

/**
 * An SPF record that permits a mail server to send. For a server of an unknown provider, the provider's own
 * documentation applies.
 *
 * @param host the mail server's host; null without one
 * @example spfRecord('smtp.mailgun.org') // 'v=spf1 include:mailgun.org ~all'
 * @example spfRecord('mail.innervolt.example') // 'v=spf1 a:mail.innervolt.example ~all'
 */
export function spfRecord(host: string | null): string {
	if (host === null || isLoopback(host) || /^[\d.]+$|^\[/.test(host)) return 'v=spf1 a mx ~all'
	const provider = includes[host.split('.').slice(-2).join('.')]
	return `v=spf1 ${provider === undefined ? `a:${host}` : `include:${provider}`} ~all`
}

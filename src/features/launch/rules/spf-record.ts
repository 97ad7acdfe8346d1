import { isLoopback } from '#site-map/hosts/loopback.ts'
import { mailProvider, providerOf } from '#features/settings/rules/mail-providers.ts'

/**
 * An SPF record that permits a mail server to send. For a mail provider that this site does not know, follow the
 * provider's own documentation instead.
 *
 * @param host the mail server's host; null without one
 * @example spfRecord('smtp.mailgun.org') // 'v=spf1 include:mailgun.org ~all'
 * @example spfRecord('mail.innervolt.example') // 'v=spf1 a:mail.innervolt.example ~all'
 */
export function spfRecord(host: string | null): string {
	if (host === null || isLoopback(host) || /^[\d.]+$|^\[/.test(host)) return 'v=spf1 a mx ~all'
	const provider = providerOf(host)
	const include = provider && mailProvider(provider).spf
	return `v=spf1 ${include === undefined ? `a:${host}` : `include:${include}`} ~all`
}

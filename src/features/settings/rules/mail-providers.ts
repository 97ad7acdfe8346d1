import { keysIn } from '#values/keys-in.ts'
import type { MailProtocol } from './mail-server-url.ts'

type MailProvider = { readonly [protocol in MailProtocol]?: string } & {
	/** The user name that all accounts share. */
	readonly user?: string
	/** The domain that an SPF record must include. */
	readonly spf?: string
}

/** Servers, user names and SPF includes of mail providers, as each documents them. As of November 2026. */
export const mailProviders = {
	// https://support.google.com/a/answer/176600, https://support.google.com/mail/answer/7126229
	gmail: { smtp: 'smtps://smtp.gmail.com', imap: 'imaps://imap.gmail.com', spf: '_spf.google.com' },
	// https://learn.microsoft.com/exchange/mail-flow-best-practices (“How to set up a multifunction device …”)
	microsoft: { smtp: 'smtp://smtp.office365.com', spf: 'spf.protection.outlook.com' },
	// https://developers.brevo.com/docs/smtp-integration
	brevo: { smtp: 'smtps://smtp-relay.brevo.com', spf: 'spf.brevo.com' },
	// https://postmarkapp.com/support/article/811-what-are-the-smtp-details-api-tokens-i-should-be-using
	postmark: { smtp: 'smtp://smtp.postmarkapp.com', spf: 'spf.mtasv.net' },
	// https://documentation.mailgun.com/docs/mailgun/user-manual/smtp-protocol/
	mailgun: { smtp: 'smtp://smtp.mailgun.org', spf: 'mailgun.org' },
	// https://www.twilio.com/docs/sendgrid/for-developers/sending-email/integrating-with-the-smtp-api
	sendgrid: { smtp: 'smtp://smtp.sendgrid.net', user: 'apikey', spf: 'sendgrid.net' },
	// https://docs.aws.amazon.com/ses/latest/dg/smtp-connect.html
	ses: { smtp: 'smtp://email-smtp.us-east-1.amazonaws.com', spf: 'amazonses.com' },
	// https://dev.mailjet.com/smtp-relay/configuration/
	mailjet: { smtp: 'smtp://in-v3.mailjet.com', spf: 'spf.mailjet.com' },
	// https://resend.com/docs/send-with-smtp
	resend: { smtp: 'smtps://smtp.resend.com', user: 'resend' },
	// https://www.zoho.com/mail/help/zoho-smtp.html, https://www.zoho.com/mail/help/imap-access.html
	zoho: { smtp: 'smtps://smtppro.zoho.com', imap: 'imaps://imappro.zoho.com' },
	// https://www.fastmail.com/help/technical/servernamesandports.html
	fastmail: {
		smtp: 'smtps://smtp.fastmail.com',
		imap: 'imaps://imap.fastmail.com',
		spf: 'spf.messagingengine.com',
	},
	// https://www.infomaniak.com/en/support/faq/admin2/email-service
	infomaniak: {
		smtp: 'smtps://mail.infomaniak.com',
		imap: 'imaps://mail.infomaniak.com',
		spf: 'spf.infomaniak.ch',
	},
	// https://www.ionos.es/ayuda/index.php?id=2490
	ionos: { smtp: 'smtps://smtp.ionos.com', imap: 'imaps://imap.ionos.com' },
	// https://help.ovhcloud.com (MX Plan, “Configuring an email account”)
	ovh: {
		smtp: 'smtps://smtp.mail.ovh.net',
		imap: 'imaps://imap.mail.ovh.net',
		spf: 'mx.ovh.com',
	},
} as const satisfies Readonly<Record<string, MailProvider>>

export type MailProviderName = keyof typeof mailProviders

export const mailProviderNames = keysIn(mailProviders)

export function mailProvider(name: MailProviderName): MailProvider {
	return mailProviders[name]
}

/**
 * The provider of a mail server, even if the server is in another region than the listed one; undefined for an unknown
 * provider.
 *
 * @example providerOf('email-smtp.eu-west-1.amazonaws.com') // 'ses'
 * @example providerOf('smtp.ionos.es') // 'ionos'
 */
export function providerOf(host: string): MailProviderName | undefined {
	const labels = host.toLowerCase().split('.')
	return mailProviderNames.find((name) => {
		const [domain = ''] = mailProviders[name].smtp.split('.').slice(-2)
		return labels.includes(domain)
	})
}

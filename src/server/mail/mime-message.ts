import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from '#server/store/outbox.ts'

/**
 * A mail as nodemailer takes it: addresses as objects, so that nothing in them is parsed, and no field
 * that could name a file or an address to fetch.
 */
export function mimeMessage(mail: LeasedMail, from: string, date: Date): SendMailOptions {
	// Parsing takes line breaks out. The header is not folded, since some mail programs miss a folded one.
	const unsubscribe = new URL(mail.unsubscribeUrl)
	return {
		from,
		to: { name: '', address: mail.recipient },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date,
		// The same at every try: a mail program that gets it twice shows it once.
		messageId: `<${mail.id}@${unsubscribe.hostname}>`,
		headers: {
			'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.href}>` },
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			// So that out-of-office replies stay away.
			'Auto-Submitted': 'auto-generated',
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}

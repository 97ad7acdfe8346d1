import type { SendMailOptions } from 'nodemailer'
import type { HeldLetter } from '#server/store/outbox.ts'

/**
 * A mail as nodemailer takes it: addresses as objects, so that nothing in them is parsed, and no field
 * that could name a file or an address to fetch.
 */
export function message(letter: HeldLetter, from: string, date: Date): SendMailOptions {
	// Parsing takes line breaks out. The header is not folded, since some mail programs miss a folded one.
	const unsubscribe = new URL(letter.unsubscribeUrl)
	return {
		from,
		to: { name: '', address: letter.recipient },
		subject: letter.subject,
		text: letter.text,
		html: letter.html,
		date,
		// The same at every try: a mail program that gets it twice shows it once.
		messageId: `<${letter.id}@${unsubscribe.hostname}>`,
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

import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './transport.ts'

/**
 * Builds the nodemailer message. The recipient is an object, which nodemailer does not parse, and file and URL access
 * are disabled, so no field can inject recipients or attachments.
 */
export function mimeMessage(mail: OutgoingMail, from: string, date: Date): SendMailOptions {
	// The URL parser strips line breaks. `prepared` prevents folding, which some mail clients cannot unfold.
	const unsubscribe = mail.unsubscribeUrl === null ? null : new URL(mail.unsubscribeUrl)
	const { bulk } = mail
	const host = unsubscribe?.hostname ?? from.replace(/^.*@|>$/g, '')
	const to = { name: '', address: mail.recipient }
	return {
		from,
		to,
		...(mail.bounceAddress && {
			envelope: { from: { name: '', address: mail.bounceAddress }, to },
		}),
		...(bulk?.replyTo && { replyTo: { name: '', address: bulk.replyTo } }),
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date,
		// The ID is the same for every attempt, so that mail clients can drop duplicates.
		messageId: `<${mail.id}@${host}>`,
		headers: {
			...(unsubscribe !== null && {
				'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.href}>` },
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
			...(bulk === undefined
				? // Suppresses out-of-office replies.
					{ 'Auto-Submitted': 'auto-generated' }
				: {
						'List-Id': `${bulk.listName} <waitlist.${host}>`,
						Precedence: 'bulk',
					}),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}

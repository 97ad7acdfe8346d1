import type { Settings } from '#config/settings.ts'
import { words } from '#cms/reader/entries.ts'

/** The sender's display name unless MAIL_FROM sets one. */
export function senderName(): string {
	return words('product').name
}

/** The sender of all mails, `Name <address>`: MAIL_FROM, or a name at the site's host. */
export function mailSender(settings: Pick<Settings, 'mail' | 'addresses'>): string {
	const host = new URL(settings.addresses.site).hostname
	return settings.mail.from ?? `${senderName()} <no-reply@${host}>`
}

/**
 * The address in a sender.
 *
 * @example senderAddress('Innervolt <no-reply@innervolt.example>') // 'no-reply@innervolt.example'
 */
export function senderAddress(sender: string): string {
	return /<([^<>]*)>\s*$/.exec(sender)?.[1]?.trim() ?? sender.trim()
}

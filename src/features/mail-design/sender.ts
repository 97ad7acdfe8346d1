import type { Settings } from '#config/settings.ts'
import { words } from '#cms/reader/entries.ts'
import { currentSite } from '#cms/reader/site.ts'
import { type Language, locales } from '#site-map/languages.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import { longDate } from '#values/dates/long-date.ts'

/** The sender's display name unless MAIL_FROM sets one. */
export function senderName(): string {
	return words('product').name
}

/**
 * The sender of all emails, `Name <address>`: MAIL_FROM, or the product's name with a `no-reply` address at the site's
 * host.
 */
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

/** The signup behind an email. */
export type MailedSignup = {
	readonly language: Language
	/** The `source` of the form. */
	readonly source: string
	/** In milliseconds since 1970. */
	readonly time: number
}

/** The line in mail footers that names the sender: its display name, and the operator's name and postal address. */
export function senderLine(): string {
	const { operator } = currentSite().settings
	return [senderName(), operator.name, operator.address].filter(Boolean).join(', ')
}

/** The UTC day of a signup and the page with its form, for mail footers. */
export function signupOrigin(
	{ language, source, time }: MailedSignup,
	site: string,
): { readonly day: string; readonly page: string } {
	return {
		day: longDate(new Date(time), locales[language], 'UTC'),
		page: new URL(site).host + (pageOfSource(source) ?? '/').replace(/\/$/, ''),
	}
}

import { longDate } from '#values/dates/long-date.ts'
import { type Language, locales } from '#site-map/languages.ts'
import { pageOfSource } from '#site-map/signup-source.ts'
import { currentSite } from '#cms/reader/site.ts'
import { senderName } from './sender.ts'

/** The signup behind a mail. */
export type MailedSignup = {
	readonly language: Language
	/** The `source` of the form. */
	readonly source: string
	/** In milliseconds since 1970. */
	readonly time: number
}

/** The sender with a postal address, for mail footers. */
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

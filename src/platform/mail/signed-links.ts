import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Language } from '#site-map/pages.ts'
import { utcDay } from '#values/dates/utc-day.ts'

/** The purpose of a link that has a token in the database. */
export type TokenPurpose = 'confirm' | 'lift' | 'unsubscribe' | 'export' | 'erase'

/** The purpose of a link in an email. `block` carries the token of the unsubscribe link, `weekly` an account ID. */
export type LinkPurpose = TokenPurpose | 'block' | 'weekly'

/** Length of a link's signature: 22 base64url characters hold 132 bits of the HMAC. */
const signatureLength = 22

export type SignedLinks = {
	readonly url: (purpose: LinkPurpose, token: string, language: Language) => string
	/** Returns the token of a link's `TOKEN.SIGNATURE`, if it is signed for this purpose; otherwise null. */
	readonly verify: (purpose: LinkPurpose, signed: string) => string | null
	/** Returns the token of the first validly signed unsubscribe link in a text, otherwise null. */
	readonly findUnsubscribeToken: (text: string) => string | null
	/**
	 * The link to "Your data with us" in an email's footer. It reuses the stored token of the email's unsubscribe link
	 * with a different signature, because mail providers open the unsubscribe link, which must not lead to the data.
	 * `time`: when the email was written, in milliseconds since 1970.
	 */
	readonly dataUrl: (unsubscribeToken: string, language: Language, time: number) => string
	/**
	 * Returns the unsubscribe token of a validly signed link to "Your data with us" in an email written on `day`,
	 * otherwise null.
	 */
	readonly verifyData: (signed: string, day: string) => string | null
}

/** The origin named in emails, and the links in them. */
export type MailLinks = { readonly site: string; readonly links: SignedLinks }

/** Creates and verifies the links in emails. Their signature rejects forged tokens without a database query. */
export function createSignedLinks(site: string, key: KeyObject): SignedLinks {
	/** The signature covers the scope, so a link is valid only for its own purpose. */
	function signature(scope: string, token: string): string {
		const whole = createHmac('sha256', key).update(`${scope}:${token}`).digest('base64url')
		return whole.slice(0, signatureLength)
	}

	function link(path: string, scope: string, token: string, parameters: Record<string, string>) {
		const address = new URL(`/waitlist/${path}`, site)
		const signed = `${token}.${signature(scope, token)}`
		address.search = new URLSearchParams({ token: signed, ...parameters }).toString()
		return address.href
	}

	function verify(scope: string, signed: string): string | null {
		const [token, given, ...more] = signed.split('.')
		if (token === undefined || given?.length !== signatureLength || more.length > 0) return null
		const expected = Buffer.from(signature(scope, token))
		const actual = Buffer.from(given)
		// `timingSafeEqual` throws for unequal lengths, and non-ASCII characters take several bytes.
		return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
	}

	return {
		url: (purpose, token, lang) =>
			link(purpose === 'block' ? 'unsubscribe' : purpose, purpose, token, { lang }),
		verify,
		findUnsubscribeToken: (text) => {
			for (const [, signed = ''] of text.matchAll(
				/\/unsubscribe\?token=([\w-]{1,100}\.[\w-]{1,100})/g,
			)) {
				const token = verify('unsubscribe', signed) ?? verify('block', signed)
				if (token !== null) return token
			}
			return null
		},
		dataUrl: (unsubscribeToken, lang, time) => {
			const day = utcDay(time)
			return link('data', `data ${day}`, unsubscribeToken, { day, lang })
		},
		verifyData: (signed, day) => verify(`data ${day}`, signed),
	}
}

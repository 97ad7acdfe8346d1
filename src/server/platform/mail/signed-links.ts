import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Language } from '#domain/pages/pages.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import type { TokenPurpose } from '#server/platform/db/tables.ts'

/** What a link in a mail is for. `never` has the token of the unsubscribe link. */
export type LinkPurpose = TokenPurpose | 'never'

/** 22 base64url characters hold 132 bits of the HMAC. */
const signatureLength = 22

export type SignedLinks = {
	readonly url: (purpose: LinkPurpose, token: string, language: Language) => string
	readonly verify: (purpose: LinkPurpose, signed: string) => string | null
	readonly findUnsubscribeToken: (text: string) => string | null
	readonly dataUrl: (unsubscribeToken: string, language: Language, time: number) => string
	readonly verifyData: (signed: string, day: string) => string | null
	readonly at: (origin: string) => SignedLinks
}

/** Creates and verifies the links in mails. The signature rejects forged tokens without a database query. */
export function createSignedLinks(site: string, key: KeyObject): SignedLinks {
	function signature(scope: string, token: string): string {
		const whole = createHmac('sha256', key).update(`${scope}:${token}`).digest('base64url')
		return whole.slice(0, signatureLength)
	}

	function url(purpose: LinkPurpose, token: string, language: Language): string {
		const address = new URL(`/waitlist/${purpose === 'never' ? 'unsubscribe' : purpose}`, site)
		address.searchParams.set('token', `${token}.${signature(purpose, token)}`)
		address.searchParams.set('lang', language)
		return address.href
	}

	/**
	 * The link to "Your data with us" in the foot of a mail. It carries the token of the mail's unsubscribe link, so that
	 * nothing more is stored, but another signature: the unsubscribe link, which mail providers open, does not lead there.
	 *
	 * @param time when the mail was written, in milliseconds since 1970
	 */
	function dataUrl(unsubscribeToken: string, language: Language, time: number): string {
		const address = new URL('/waitlist/data', site)
		const day = utcDay(time)
		const signed = `${unsubscribeToken}.${signature(dataScope(day), unsubscribeToken)}`
		address.searchParams.set('token', signed)
		address.searchParams.set('day', day)
		address.searchParams.set('lang', language)
		return address.href
	}

	/** Returns the unsubscribe token in a link to "Your data with us" of that day, else null. */
	function verifyData(signed: string, day: string): string | null {
		return verifySigned(dataScope(day), signed)
	}

	/** Returns the token of a link with a valid signature, else null. */
	function verify(purpose: LinkPurpose, signed: string): string | null {
		return verifySigned(purpose, signed)
	}

	/** Returns the token of the first unsubscribe link with a valid signature in a text, else null. */
	function findUnsubscribeToken(text: string): string | null {
		for (const [, signed = ''] of text.matchAll(
			/\/unsubscribe\?token=([\w-]{1,100}\.[\w-]{1,100})/g,
		)) {
			const token = verify('unsubscribe', signed) ?? verify('never', signed)
			if (token !== null) return token
		}
		return null
	}

	function verifySigned(scope: string, signed: string): string | null {
		const [token, given, ...more] = signed.split('.')
		if (token === undefined || given?.length !== signatureLength || more.length > 0) return null
		const expected = Buffer.from(signature(scope, token))
		const actual = Buffer.from(given)
		// `timingSafeEqual` throws for unequal lengths, and non-ASCII characters take several bytes.
		return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
	}

	/** The same links at another origin of this site. */
	const at = (origin: string): SignedLinks => createSignedLinks(origin, key)

	return { url, verify, findUnsubscribeToken, dataUrl, verifyData, at }
}

function dataScope(day: string): string {
	return `data ${day}`
}

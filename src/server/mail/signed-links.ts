import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Language } from '#domain/pages/pages.ts'
import type { TokenPurpose } from '#server/store/email-tokens.ts'

/** 22 base64url characters hold 132 bits of the HMAC. */
const signatureLength = 22

/** Creates and verifies the links in mails. The signature rejects forged tokens without a database query. */
export function createSignedLinks(site: string, key: KeyObject) {
	function signature(purpose: TokenPurpose, token: string): string {
		const whole = createHmac('sha256', key).update(`${purpose}:${token}`).digest('base64url')
		return whole.slice(0, signatureLength)
	}

	function url(purpose: TokenPurpose, token: string, language: Language): string {
		const address = new URL(`/waitlist/${purpose}`, site)
		address.searchParams.set('token', `${token}.${signature(purpose, token)}`)
		address.searchParams.set('lang', language)
		return address.href
	}

	/** Returns the token of a link with a valid signature, else null. */
	function verify(purpose: TokenPurpose, signed: string): string | null {
		const [token, given, ...more] = signed.split('.')
		if (token === undefined || given?.length !== signatureLength || more.length > 0) return null
		const expected = Buffer.from(signature(purpose, token))
		const actual = Buffer.from(given)
		// `timingSafeEqual` throws for unequal lengths, and non-ASCII characters take several bytes.
		return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
	}

	return { url, verify }
}

export type SignedLinks = ReturnType<typeof createSignedLinks>

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Language } from '#domain/pages/pages.ts'

type Purpose = 'confirm' | 'unsubscribe'

/** 128 bits of the signature are kept. */
const signatureLength = 22

/** Makes and reads what mails link to. A forged link is refused before the database is asked. */
export function createSignedLinks(site: string, key: KeyObject) {
	function signature(purpose: Purpose, token: string): string {
		const whole = createHmac('sha256', key).update(`${purpose}:${token}`).digest('base64url')
		return whole.slice(0, signatureLength)
	}

	function url(purpose: Purpose, token: string, locale: Language): string {
		const address = new URL(`/waitlist/${purpose}`, site)
		address.searchParams.set('token', `${token}.${signature(purpose, token)}`)
		address.searchParams.set('lang', locale)
		return address.href
	}

	/** The token of a link of ours, or null. */
	function read(purpose: Purpose, signed: string): string | null {
		const [token, given, ...more] = signed.split('.')
		if (token === undefined || given?.length !== signatureLength || more.length > 0) return null
		const expected = Buffer.from(signature(purpose, token))
		const actual = Buffer.from(given)
		// Characters beyond ASCII make more bytes than characters.
		return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
	}

	return { url, read }
}

export type SignedLinks = ReturnType<typeof createSignedLinks>

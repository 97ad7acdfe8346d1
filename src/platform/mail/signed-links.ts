import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Language } from '#site-map/pages.ts'
import { withContext } from '#platform/with-context.ts'
import { utcDay } from '#values/dates/utc-day.ts'

/** The purpose of the link with the token. */
export type TokenPurpose = 'confirm' | 'lift' | 'unsubscribe' | 'export' | 'erase'

/** The purpose of a link in a mail. `block` carries the token of the unsubscribe link, `weekly` an account ID. */
export type LinkPurpose = TokenPurpose | 'block' | 'weekly'

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

type LinkContext = { readonly site: string; readonly key: KeyObject }

/** Creates and verifies the links in mails. The signature rejects forged tokens without a database query. */
export function createSignedLinks(site: string, key: KeyObject): SignedLinks {
	return withContext({ site, key }, { url, verify, findUnsubscribeToken, dataUrl, verifyData, at })
}

function url(
	{ site, key }: LinkContext,
	purpose: LinkPurpose,
	token: string,
	language: Language,
): string {
	const address = new URL(`/waitlist/${purpose === 'block' ? 'unsubscribe' : purpose}`, site)
	address.searchParams.set('token', sign(key, purpose, token))
	address.searchParams.set('lang', language)
	return address.href
}

/** Returns the token of the first validly signed unsubscribe link in a text, otherwise null. */
function findUnsubscribeToken(context: LinkContext, text: string): string | null {
	for (const [, signed = ''] of text.matchAll(
		/\/unsubscribe\?token=([\w-]{1,100}\.[\w-]{1,100})/g,
	)) {
		const token = verify(context, 'unsubscribe', signed) ?? verify(context, 'block', signed)
		if (token !== null) return token
	}
	return null
}

/**
 * The link to "Your data with us" in a mail's footer. It reuses the stored token of the mail's unsubscribe link with a
 * different signature: mail providers open the unsubscribe link, which must not lead there.
 *
 * @param time when the mail was written, in milliseconds since 1970
 */
function dataUrl(
	{ site, key }: LinkContext,
	unsubscribeToken: string,
	language: Language,
	time: number,
): string {
	const address = new URL('/waitlist/data', site)
	const day = utcDay(time)
	address.searchParams.set('token', sign(key, dataScope(day), unsubscribeToken))
	address.searchParams.set('day', day)
	address.searchParams.set('lang', language)
	return address.href
}

/** Returns the unsubscribe token of a valid link to "Your data with us" from this day, otherwise null. */
function verifyData(context: LinkContext, signed: string, day: string): string | null {
	return verify(context, dataScope(day), signed)
}

/** The same links for another origin. */
function at({ key }: LinkContext, origin: string): SignedLinks {
	return createSignedLinks(origin, key)
}

function dataScope(day: string): string {
	return `data ${day}`
}

/** `TOKEN.SIGNATURE`. The signature covers the scope, so a link is valid only for its own purpose. */
function sign(key: KeyObject, scope: string, token: string): string {
	return `${token}.${signature(key, scope, token)}`
}

/** Returns the token of a string signed for the same scope, otherwise null. */
function verify({ key }: LinkContext, scope: string, signed: string): string | null {
	const [token, given, ...more] = signed.split('.')
	if (token === undefined || given?.length !== signatureLength || more.length > 0) return null
	const expected = Buffer.from(signature(key, scope, token))
	const actual = Buffer.from(given)
	// `timingSafeEqual` throws for unequal lengths, and non-ASCII characters take several bytes.
	return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null
}

function signature(key: KeyObject, scope: string, token: string): string {
	const whole = createHmac('sha256', key).update(`${scope}:${token}`).digest('base64url')
	return whole.slice(0, signatureLength)
}

import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { nameKey } from '#features/accounts/rules/name-key.ts'

const name = '__Host-device'
const maxAgeSeconds = 365 * 24 * 3_600
const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=Strict`

const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`)

/**
 * The cookie for a browser that has just logged in to an account. Failed logins from other browsers do not lock out a
 * browser with this cookie. The cookie grants no access and is signed instead of stored (OWASP, "device cookies").
 *
 * @param key of the HMAC
 */
export function deviceCookie(key: KeyObject, account: string): string {
	const id = randomBytes(16).toString('base64url')
	return `${name}=${id}.${sign(key, id, account).toString('base64url')}; ${attributes}`
}

/**
 * The browser's ID from the device cookie, which shows that the browser has logged in to the account before; null
 * without a valid cookie for this account.
 */
export function knownDevice(
	key: KeyObject,
	cookies: string | undefined,
	account: string,
): string | null {
	const [, id, signature = ''] = pattern.exec(cookies ?? '') ?? []
	if (id === undefined) return null
	const given = Buffer.from(signature, 'base64url')
	const expected = sign(key, id, account)
	return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function sign(key: KeyObject, id: string, account: string): Buffer {
	return createHmac('sha256', key)
		.update(`device:${id}:${nameKey(account)}`)
		.digest()
}

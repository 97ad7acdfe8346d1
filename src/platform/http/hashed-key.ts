import { createHmac, type KeyObject } from 'node:crypto'

/** The key of a rate limit counter. The HMAC keeps addresses and user names out of the database. */
export function hashedKey(key: KeyObject, kind: string, text: string): string {
	return `${kind}:${createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')}`
}
